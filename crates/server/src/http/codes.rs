//! The one table of result codes. 200 is success; everything else is a refusal or a fault whose text is
//! `error-<name>` in the locales.

macro_rules! result_codes {
    ($($(#[$doc:meta])* $name:ident $number:literal $word:literal $status:ident,)+) => {
        /// Why a call was not answered with data.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Code { $($(#[$doc])* $name),+ }

        impl Code {
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The envelope's `result`.
            pub const fn number(self) -> u32 {
                match self { $(Self::$name => $number),+ }
            }

            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word),+ }
            }

            /// The HTTP status describes transport and faults only; a refusal by the product is HTTP 200.
            pub const fn status(self) -> http::StatusCode {
                match self { $(Self::$name => http::StatusCode::$status),+ }
            }
        }
    };
}

result_codes! {
    /// No report was bought with this address.
    NoReports 10101 "no-reports" OK,
    /// The request doesn't have the form that this call expects.
    BadRequest 10400 "bad-request" BAD_REQUEST,
    /// The requested object doesn't exist. An address that isn't a call is this with HTTP 404.
    NotFound 10404 "not-found" OK,
    UnknownApp 10410 "unknown-app" OK,
    UnknownExam 10411 "unknown-exam" OK,
    UnknownLanguage 10412 "unknown-language" OK,
    UnknownCountry 10413 "unknown-country" OK,
    UnknownForm 10414 "unknown-form" OK,
    /// Answers to questions that the form doesn't have, or to options that a question doesn't have.
    BadAnswers 10415 "bad-answers" OK,
    UnknownOrder 10416 "unknown-order" OK,
    /// A free test was submitted to the call for paid tests, or vice versa.
    WrongCall 10417 "wrong-call" OK,
    TooLarge 10420 "too-large" PAYLOAD_TOO_LARGE,
    /// PostgreSQL is away, a buffer or the room of a day is full, or too many passwords wait to be compared.
    Busy 10430 "busy" SERVICE_UNAVAILABLE,
    /// The run was confirmed before with other answers.
    AlreadyConfirmed 10440 "already-confirmed" OK,
    /// The visitor has been given every form of the exam.
    NoFreshForm 10441 "no-fresh-form" OK,
    /// The test is for people with an account, or with an order that includes it.
    AccountNeeded 10443 "account-needed" OK,
    /// Another run was submitted with the same ticket.
    FormHadBefore 10442 "form-had-before" OK,
    /// Rate limit exceeded.
    TooMany 10429 "too-many" TOO_MANY_REQUESTS,
    /// The price book has another price than the page showed; the new one is in `data`.
    PriceChanged 10450 "price-changed" OK,
    /// Nothing is for sale for this order: it can't be analysed, is free, or has no such package.
    NotForSale 10451 "not-for-sale" OK,
    AlreadyPaid 10452 "already-paid" OK,
    /// The two consents that the law requires there weren't given.
    ConsentMissing 10453 "consent-missing" OK,
    BadEmail 10454 "bad-email" OK,
    /// The payment provider failed: 'Order generation failed. Please try again.'
    OrderFailed 10455 "order-failed" OK,
    NothingToRefund 10456 "nothing-to-refund" OK,
    RefundTooLate 10457 "refund-too-late" OK,
    /// The bundle has no test left.
    BundleUsed 10458 "bundle-used" OK,
    /// The purchase to extend is being refunded or disputed.
    Unsettled 10480 "unsettled" OK,
    /// The order doesn't own what was requested.
    NotOwned 10460 "not-owned" OK,
    /// No certificate, share or comparison has this token, or it was revoked.
    UnknownToken 10461 "unknown-token" OK,
    BadName 10462 "bad-name" OK,
    /// The order has no type to compare, or the invitation is its own.
    NotComparable 10463 "not-comparable" OK,
    /// The order has ten open comparisons.
    ComparisonsFull 10464 "comparisons-full" OK,
    /// Answers without the ticket that came with the questions.
    TicketMissing 10470 "ticket-missing" OK,
    /// The ticket wasn't issued by us, or is for another exam or form.
    TicketInvalid 10471 "ticket-invalid" OK,
    /// The questions were handed out more than a month ago.
    TicketExpired 10472 "ticket-expired" OK,
    /// The same whether the address is unknown, has no password, or another one.
    WrongPassword 10490 "wrong-password" OK,
    /// The same whether a code or link is wrong, over, used, or was tried too often.
    WrongCode 10491 "wrong-code" OK,
    /// The same whether a passkey is unknown, removed or disabled, or its answer wrong, late or repeated.
    WrongPasskey 10510 "wrong-passkey" OK,
    /// Another site can't be reached, or what came back from there isn't to be believed or not for this browser.
    ProviderFailed 10511 "provider-failed" OK,
    /// The address has an account that its owner has to connect first; what to send then is in `data`.
    ConfirmAddress 10512 "confirm-address" OK,
    /// Another site named no address that it has verified.
    NoAddress 10513 "provider-no-address" OK,
    /// That person of the other site, or another one, is connected already.
    AlreadyConnected 10514 "already-connected" OK,
    /// Fewer than 8 characters or more than 128.
    PasswordLength 10492 "password-length" OK,
    /// One of the passwords that are tried first.
    CommonPassword 10493 "common-password" OK,
    /// The privacy policy wasn't agreed to.
    AgreementMissing 10494 "agreement-missing" OK,
    /// Not a day as YYYY-MM-DD.
    BadDate 10495 "bad-date" OK,
    BadPhone 10496 "bad-phone" OK,
    /// The call needs a signed-in person.
    SignInFirst 10497 "sign-in-first" UNAUTHORIZED,
    /// The call needs somebody who has just proven who they are.
    ConfirmIdentity 10498 "confirm-identity" FORBIDDEN,
    /// The order belongs to an account, and the caller isn't signed in to it.
    OtherAccount 10499 "other-account" FORBIDDEN,
    /// A page of another site made the request.
    ForeignOrigin 10403 "foreign-origin" FORBIDDEN,
    Timeout 10504 "timeout" GATEWAY_TIMEOUT,
    Internal 10500 "internal" INTERNAL_SERVER_ERROR,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_and_every_name_is_unique() {
        let mut numbers: Vec<_> = Code::ALL.iter().map(|c| c.number()).collect();
        let mut words: Vec<_> = Code::ALL.iter().map(|c| c.word()).collect();
        numbers.sort_unstable();
        numbers.dedup();
        words.sort_unstable();
        words.dedup();
        assert_eq!((numbers.len(), words.len()), (Code::ALL.len(), Code::ALL.len()));
        assert!(!numbers.contains(&200));
    }
}

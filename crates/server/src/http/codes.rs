//! The one table of result codes. 200 is success; everything else is a refusal or a fault whose
//! words are `error-<name>` in the locales.

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

            /// HTTP speaks of transport and faults only; a refusal of the product is 200 there.
            pub const fn status(self) -> http::StatusCode {
                match self { $(Self::$name => http::StatusCode::$status),+ }
            }
        }
    };
}

result_codes! {
    /// No report was bought with this address.
    NoReports 10101 "no-reports" OK,
    /// The call isn't what this address takes.
    BadRequest 10400 "bad-request" BAD_REQUEST,
    /// The thing asked for isn't there. An address that isn't a call is this with HTTP 404.
    NotFound 10404 "not-found" OK,
    UnknownApp 10410 "unknown-app" OK,
    UnknownExam 10411 "unknown-exam" OK,
    UnknownLanguage 10412 "unknown-language" OK,
    UnknownCountry 10413 "unknown-country" OK,
    UnknownForm 10414 "unknown-form" OK,
    /// Answers to questions that the form doesn't have, or to options that a question doesn't have.
    BadAnswers 10415 "bad-answers" OK,
    UnknownOrder 10416 "unknown-order" OK,
    /// A free test went to the call of the others, or the other way round.
    WrongCall 10417 "wrong-call" OK,
    TooLarge 10420 "too-large" PAYLOAD_TOO_LARGE,
    /// Page views can't be kept any more: NATS has been away too long.
    Busy 10430 "busy" SERVICE_UNAVAILABLE,
    /// The run was confirmed before, with other answers.
    AlreadyConfirmed 10440 "already-confirmed" OK,
    /// The visitor has been given every form of the exam.
    NoFreshForm 10441 "no-fresh-form" OK,
    /// Another run was handed in with the same ticket.
    FormHadBefore 10442 "form-had-before" OK,
    /// Too often in too short a time.
    TooMany 10429 "too-many" TOO_MANY_REQUESTS,
    /// The price book says another price than the page did; the new one is in `data`.
    PriceChanged 10450 "price-changed" OK,
    /// Nothing is for sale for this order: it can't be analysed, is free, or has no such package.
    NotForSale 10451 "not-for-sale" OK,
    AlreadyPaid 10452 "already-paid" OK,
    /// The two boxes that the law wants there aren't ticked.
    ConsentMissing 10453 "consent-missing" OK,
    BadEmail 10454 "bad-email" OK,
    /// The payment provider didn't take part: 'Order generation failed. Please try again.'
    OrderFailed 10455 "order-failed" OK,
    NothingToRefund 10456 "nothing-to-refund" OK,
    RefundTooLate 10457 "refund-too-late" OK,
    /// The bundle has no test left.
    BundleUsed 10458 "bundle-used" OK,
    /// What would be added to is being given back, or a bank asks about it.
    Unsettled 10480 "unsettled" OK,
    /// The order doesn't own what was asked for.
    NotOwned 10460 "not-owned" OK,
    /// No certificate and no share has this token, or it was taken back.
    UnknownToken 10461 "unknown-token" OK,
    BadName 10462 "bad-name" OK,
    /// Answers without the ticket that comes with the questions.
    TicketMissing 10470 "ticket-missing" OK,
    /// The ticket isn't ours, or is one for another exam or form.
    TicketInvalid 10471 "ticket-invalid" OK,
    /// The questions were handed out more than a month ago.
    TicketExpired 10472 "ticket-expired" OK,
    Timeout 10504 "timeout" GATEWAY_TIMEOUT,
    Internal 10500 "internal" INTERNAL_SERVER_ERROR,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_number_and_no_word_stands_for_two_things() {
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

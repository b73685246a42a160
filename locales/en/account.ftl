## Accounts: signing in, registering, passwords, the personal center, settings.
## Most people will never want a password: the e-mailed link comes first everywhere.

## Fields that several forms share.

account-email-label = E-mail address
account-email-missing = Please enter your e-mail address
account-email-wrong = Incorrect email format. Please check for typos.
# Under the field, when the address looks mistyped. Button. $email (String) - the address that was probably meant
account-email-hint = Did you mean { $email }?
account-password-label = Password
account-password-new = New password
account-password-again = Confirm password
account-password-old = Current password
account-password-rule = At least 8 characters. A short sentence is easy to remember.
account-password-missing = Please enter your password
account-password-mismatch = Passwords do not match
account-code-label = Code from the e-mail
account-code-missing = Please enter the 6-digit code
account-name-label = Name
account-name-missing = Please enter your name
# Buttons beside a password field.
account-password-show = Show password
account-password-hide = Hide password
# A call is under way; on its button.
account-busy = One moment…

## /user/login

account-login-title = Sign in
account-login-lead = We’ll e-mail you a sign-in link and a code. No password needed.
# Button
account-login-send = E-mail me a link
account-sent-title = Check your inbox
# $email (String) - the address
account-sent-text = We’ve sent an e-mail to { $email }. Tap the link in it, or enter the code here.
# Button
account-sent-sign-in = Sign in
# Button: a new e-mail.
account-sent-again = Send a new e-mail
account-code-sent = E-mail sent
# Button: another address.
account-sent-another = Use another e-mail address
# A link: shows the fields for address and password.
account-login-with-password = Use a password instead
# A link back to the e-mail.
account-login-with-letter = Use an e-mail link instead
# Button. A passkey is a key on the person’s device; phones and computers use this word themselves.
account-passkey-sign-in = Sign in with a passkey
# The device refused, or nobody confirmed on it.
account-passkey-failed = That didn’t work. Please try again or sign in another way.
# Button. $provider (String) - Google or Apple
account-provider-sign-in = Continue with { $provider }
# Somebody comes back from Google or Apple.
account-provider-waiting = Signing you in…
# The address that Google or Apple named has an account here. $provider (String) - Google or Apple
account-provider-confirm-title = You already have an account
# $provider (String) - Google or Apple
# $email (String) - the address
account-provider-confirm-text = Confirm once that { $email } is yours. After that, you can sign in with { $provider }.
account-login-forgot = Forgot your password?
account-login-new = New here?
account-login-register = Register
# The link of a sign-in e-mail was opened: one tap signs in.
account-link-title = Welcome back
account-link-text = One tap and you’re signed in on this device.
account-link-over = This link has expired or was already used. Ask for a new one below.
account-signed-in = You’re signed in
# Small print under the button.
account-login-agree = If you don’t have an account yet, signing in creates one. Our privacy policy applies.

## /user/register

account-register-title = Register
account-register-lead = Keep all your reports in one place. It’s free.
# Checkbox
account-register-agree = I agree to the privacy policy
# Under the checkbox; opens the text. Button
account-register-privacy = Read the privacy policy
account-register-agree-missing = Please agree to the privacy policy
# Button
account-register-send = Register
account-register-have = Already have an account?
account-register-confirm-title = Confirm your e-mail address
# $email (String) - the address
account-register-confirm-text = We’ve e-mailed a code to { $email }. Enter it here and your account is ready.
# Button
account-register-confirm = Confirm

## /user/forgot-password

account-forgot-title = Forgot your password?
account-forgot-lead = We’ll e-mail you a code to set a new password.
# Button
account-forgot-send = E-mail me a code
# $email (String) - the address
account-forgot-sent = We’ve e-mailed a code to { $email }. Enter it here and choose a new password.
# Button
account-forgot-set = Set new password
account-forgot-done = Password reset

## /user/edit-password

account-edit-title = Change your password
account-edit-title-none = Set a password
account-edit-lead = You’ll be signed out on all other devices.
# Button
account-edit-save = Save password
account-edit-done = Password saved

## /user/info: the personal center.

account-info-title = Your reports
# $email (String) - the address
account-info-for = Signed in as { $email }
account-orders-empty = Nothing here yet. Reports you buy with this e-mail address and tests you take while signed in will show up here.
account-orders-start = Take a test
# States of an order.
account-status-completed = Completed
account-status-uncompleted = No result
account-status-pending-payment = Pending payment
# $date (String) - a date
account-order-taken = Taken on { $date }
# $reference (String) - the order’s reference: 3F9A1-C2207
account-order-reference = Reference { $reference }
# Buttons of an order.
account-order-view = View
account-order-share = Share
account-order-pay = Get my report
account-order-files = Downloads
account-free-title = Free tests
account-profile-title = Personal information
account-profile-lead = All of it is optional, and only you can see it.
account-nickname-label = Nickname
account-phone-label = Phone
account-birthday-label = Birthday
account-birthday-hint = For example, 1990-05-21
# The same sentence as error-bad-date.
account-birthday-wrong = Invalid date (e.g., 2020-01-01)
account-gender-label = Gender
account-gender-male = Male
account-gender-female = Female
account-gender-confidential = Prefer not to say
account-gender-none = Not set
# Button
account-profile-save = Save
account-profile-saved = Saved successfully

## /user/setting

account-setting-title = Settings
account-setting-language = E-mail language
account-setting-password = Password
account-setting-password-none = You don’t have one, and you don’t need one.
account-setting-password-set = You have a password.
# Links
account-setting-password-change = Change password
account-setting-password-add = Set a password
account-passkeys-title = Passkeys
account-passkeys-lead = Sign in with your fingerprint, face or screen lock. No e-mail, no password.
account-passkeys-empty = You don’t have a passkey yet.
# Buttons
account-passkey-add = Add a passkey
account-passkey-rename = Rename
account-passkey-remove = Remove
account-passkey-added = Passkey added
account-passkey-renamed = Name saved
account-passkey-removed = Passkey removed
account-passkey-name-label = Passkey name
# $date (String) - a date
account-passkey-created = Added on { $date }
# $date (String) - a date
account-passkey-used = Last used on { $date }
# Instead of a date: somebody else may have a copy of it.
account-passkey-disabled = Turned off because someone may have copied it. Remove it and add a new one.
# The device says that it has one for this account.
account-passkey-known = This device already has a passkey for your account.
account-providers-title = Google and Apple
account-providers-lead = Sign in with an account you already have.
# Buttons. $provider (String) - Google or Apple
account-provider-connect = Connect { $provider }
account-provider-remove = Disconnect
account-provider-connected = Connected
account-provider-removed = Disconnected
# $date (String) - a date
account-provider-since = Connected on { $date }
# Where the site named an address. $email (String) - the address
# $date (String) - a date
account-provider-since-as = { $email }, connected on { $date }
account-devices-title = Devices
account-devices-lead = Where you’re signed in.
account-device-this = This device
account-device-unknown = Unknown device
# $browser (String) - Firefox, Chrome …
# $system (String) - Windows, iPhone …
account-device-name = { $browser } on { $system }
# $country (String) - a country
# $date (String) - a date
account-device-seen = { $country }, last used on { $date }
# Where the country isn’t known. $date (String) - a date
account-device-used = Last used on { $date }
# Buttons
account-device-end = Sign out
account-devices-end-all = Sign out everywhere else
account-devices-ended = Signed out
account-logout = Sign out
account-logged-out = You’re signed out
# The browser has no connection: what opens the orders is deleted, but only the server can end the session.
account-logout-failed = Your results have been removed from this browser, but you’re still signed in here because we couldn’t reach our server. Please sign out again once you’re online.

## Someone who isn’t signed in opens a page of theirs.

account-closed-title = Please sign in
account-closed-text = Sign in to see your reports and settings.
# Above the form for signing in again, before something that can’t be undone. The form shows the ways that are
# accepted; error-confirm-identity, which has no form, names them.
account-confirm-text = Please sign in again to confirm it’s you.

## A copy of one’s data, and deleting the account.

account-export-title = Your data
account-export-lead = Get a copy of everything we store about you: your details, tests, reports and e-mails, in one ZIP file.
account-export-ask = Request a copy
account-export-asked = We’re preparing your copy. We’ll e-mail you as soon as it’s ready.
account-export-ready = Your copy is ready.
account-export-download = Download ZIP file
account-delete-title = Delete account
account-delete-lead = This deletes your account with all your tests, reports and certificates. We only keep what tax law requires, without your name.
account-delete-ask = Delete my account
account-delete-question = Delete everything? This can’t be undone.
account-delete-yes = Yes, delete everything
account-delete-no = Keep my account
account-deleted = Your account has been deleted
account-delete-later = A payment or refund is still in progress. We’ll delete your account as soon as it’s done. You don’t need to do anything.

## /user/shop: what somebody owns, and what they can add at their own price.

account-shop-title = My shop
account-shop-lead = What you have and what you can add.
account-shop-empty = Nothing here yet. Take a test and see your free result first. If you want the full report, you’ll find it here.
# Above the parts of a report that somebody owns.
account-shop-yours = Yours
account-shop-locked = You have your free result. You haven’t bought a report yet.
account-shop-complete = You have everything for this test.
# Above packages with their prices.
account-shop-add = You can add
# Button: to the payment page. $price (String) - what this person pays
account-shop-buy = Buy for { $price }
# Button: to the payment page; only the difference is paid. $price (String) - what this person pays
account-shop-upgrade = Add for { $price }
# Before a price that is struck through, for screen readers.
account-shop-list-price = Regular price
# A link to the page of packages.
account-shop-compare = Compare reports
# $n (Number) - tests that are paid for and unused
account-shop-tests-left = { $n ->
    [one] You have one more test in your bundle.
   *[other] You have { $n } more tests in your bundle.
}
# $price (String) - what this person pays
account-shop-bundle = Three tests, three reports, one payment of { $price }. Take them whenever you like.
account-shop-bundle-link = See the bundle
## The membership in the shop: paid once, ends by itself.

# Also its name on receipts and on the payment page.
account-member-title = Membership
# What a membership gives.
account-member-discount-name = 20% off everything
account-member-discount-content = Every report, every upgrade and the 3-test bundle. Just sign in when you buy.
account-member-reports-name = Full reports on all free tests
account-member-reports-content = Thinking style, emotional skills and career interests: sign in, take the test and read your full report.
# $months (Number) - how long it lasts
account-member-lead = Get 20% off everything for { $months } months.
# $months (Number) - how long it lasts
account-member-plain = One payment. It ends automatically after { $months } months and never renews. You can get your money back within 14 days.
# Button: to the payment page. $price (String) - what is paid
account-member-buy = Become a member for { $price }
# $date (String) - a date
account-member-until = You’re a member until { $date }
account-member-until-text = You get 20% off everything. It ends automatically and never renews.
account-member-permanent = You get 20% off everything
# $reference (String) - the order’s reference: 3F9A1-C2207
account-member-permanent-text = Your discount has no end date. It came with order { $reference }.
# Giving a membership back: question, button that keeps it, and what is said after 14 days.
account-refund-sure = Refund what you paid for your membership? Your membership ends right away.
account-refund-no = Stay a member
account-refund-over = The 14 days are over. Your membership stays active until its end date.

## A membership that renews itself until it is cancelled.

# A membership that renews itself: the second choice beside the one that is paid once.
account-plan-title = Renewing membership
# $months (Number) - how many months each period lasts
account-plan-lead = The same 20% off, without an end date. It renews every { $months } months until you cancel.
# The button: what is paid now, and when it is charged again.
# $price (String) - amount, already formatted
# $date (String) - date, already formatted
account-plan-buy = Pay { $price } now, again on { $date }
account-plan-plain = We’ll e-mail you 7 days before each renewal. You can cancel with one tap, even without signing in, and get your money back within 14 days of each payment.
# $price (String) - amount, already formatted
# $date (String) - date, already formatted
account-plan-active = Renews on { $date } for { $price }
# $price (String) - amount, already formatted
account-plan-past-due = We couldn’t charge { $price } for the next period
account-plan-cancelled = Canceled. You won’t be charged again.
# $date (String) - date, already formatted
account-plan-until = You’re a member until { $date }.
account-plan-pending = This membership hasn’t been paid for yet.
account-plan-ended = This membership has ended. You won’t be charged again.
# The link of a letter was used or is too old, and nobody is signed in.
account-plan-none = This link was already used or is no longer valid. Sign in to see your membership.
account-plan-cancel = Cancel the renewal
account-plan-cancel-text = You won’t be charged again, and you stay a member until the end of the period you’ve paid for.
account-plan-shop = Go to my shop
# Cancelling did not reach the server.
account-plan-failed = That didn’t work. Please try again.

// Validates typed card data as far as a browser can.
const AMEX = /^3[47]/;

function digits(text) {
  return String(text).replace(/\D/g, "");
}

function luhn(number) {
  let sum = 0;
  [...number].reverse().forEach((letter, place) => {
    const worth = Number(letter) * (place % 2 === 1 ? 2 : 1);
    sum += worth > 9 ? worth - 9 : worth;
  });
  return sum % 10 === 0;
}

function groups(number) {
  const parts = AMEX.test(number) ? [4, 6, 5] : [4, 4, 4, 4, 3];
  let rest = number.slice(0, parts.reduce((sum, part) => sum + part));
  const out = [];
  for (const part of parts) {
    if (!rest) break;
    out.push(rest.slice(0, part));
    rest = rest.slice(part);
  }
  return out.join(" ");
}

function expiryOf(text) {
  const typed = digits(text);
  return { month: Number(typed.slice(0, 2)), year: Number(typed.slice(2, 4)), full: typed.length >= 4 };
}

function shownExpiry(text) {
  let typed = digits(text).slice(0, 4);
  if (/^[2-9]/.test(typed)) typed = `0${typed}`.slice(0, 4);
  return typed.length > 2 ? `${typed.slice(0, 2)} / ${typed.slice(2)}` : typed;
}

// ISO 13616: letters count from 10, and the whole number is 1 modulo 97.
function ibanHolds(text) {
  const iban = text.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const letter of moved) {
    for (const digit of String(Number.parseInt(letter, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

// The first error, or undefined: { field, code, message }.
function wrongWith({ number, expiry, cvc }, now = new Date()) {
  const typed = digits(number);
  const length = AMEX.test(typed) ? 15 : 16;
  if (typed.length < length) return wrong("number", "incomplete_number", "Your card number is incomplete.");
  if (!luhn(typed)) return wrong("number", "invalid_number", "Your card number is invalid.");
  const { month, year, full } = expiryOf(expiry);
  if (!full) return wrong("expiry", "incomplete_expiry", "Your card’s expiration date is incomplete.");
  if (month < 1 || month > 12) {
    return wrong("expiry", "invalid_expiry_month", "Your card’s expiration date is invalid.");
  }
  const past = 2000 + year < now.getFullYear() || (2000 + year === now.getFullYear() && month <= now.getMonth());
  if (past) return wrong("expiry", "invalid_expiry_year_past", "Your card’s expiration date is in the past.");
  const wanted = AMEX.test(typed) ? [3, 4] : [3];
  if (!wanted.includes(digits(cvc).length)) {
    return wrong("cvc", "incomplete_cvc", "Your card’s security code is incomplete.");
  }
  return undefined;
}

function wrong(field, code, message) {
  return { field, code, message };
}

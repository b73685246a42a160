// Our amounts are hundredths for every currency; the provider's form expects its own smallest unit.
// The server has its own conversion (crates/adapters); the two must agree, or the form rejects the
// payment. https://docs.stripe.com/currencies

const withoutDecimals = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const withThree = new Set(["BHD", "JOD", "KWD", "OMR", "TND"]);

export function providerAmount({ currency, amount }: { currency: string; amount: number }): number {
  if (withThree.has(currency)) return amount * 10;
  if (!withoutDecimals.has(currency)) return amount;
  // The price list has no such price; charging a different amount than shown would be worse.
  if (amount % 100 !== 0) throw new Error(`${currency} has no hundredths`);
  return amount / 100;
}

// A visitor in Germany on the main exam, before there are statistics.
import type { Boot, Sku } from "../api/types";

export function sampleBoot(change: Partial<Boot> = {}): Boot {
  return {
    alias: "tessera",
    appExamId: 1,
    hl: "EN",
    country: "DE",
    continent: "EU",
    appName: "Tessera",
    version: "dev",
    domains: ["site.test", "www.site.test"],
    supportEmail: "support@site.test",
    needsWaiver: true,
    payment: { publishableKey: "pk_test_tessera", scriptUrl: "https://provider.test/stripe.js" },
    mainExam: { id: 1, code: "iq", questions: 30 },
    freeExam: { id: 3, code: "iqfree", questions: 12 },
    exam: {
      id: 1,
      appExamId: 1,
      code: "iq",
      name: "IQ test",
      summary: "Figure puzzles of rising difficulty.",
      questions: 30,
      options: 6,
      timeLimitS: 0,
      free: false,
      lowestPrice: { currency: "EUR", amount: 790 },
      kind: "iq",
      signIn: false,
    },
    skus: [790, 1290, 1790, 2490].map((amount, index) => ({
      id: index + 1,
      code: `Sku${index + 1}`,
      name: `Package ${index + 1}`,
      price: { currency: "EUR", amount },
      mostPopular: false,
      tests: 1,
      items: [],
    })),
    ...change,
  };
}

/** An item of a package that can be used today. */
export function sampleItem(code: string, change: Partial<Sku["items"][number]> = {}): Sku["items"][number] {
  return { code, logo: "gauge", name: `The ${code}`, content: "", available: true, ...change };
}

// The provider's fields are in their own frames: they don't have our style sheet and are given the look
// and the language of the page.
import type { Appearance, StripeElementLocale } from "@stripe/stripe-js";
import type { Hl } from "../../lib/locale";

const locales: Record<Hl, StripeElementLocale> = {
  EN: "en",
  DE: "de",
  FR: "fr",
  ES: "es",
  PT: "pt-BR",
  JA: "ja",
  KO: "ko",
  CN: "zh",
  HK: "zh-HK",
};

export function providerLocale(hl: Hl): StripeElementLocale {
  return locales[hl];
}

/** `tokens`: the computed style of the page's root. */
export function paymentLook(tokens: CSSStyleDeclaration): Appearance {
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
  const look: Record<string, string> = {
    colorPrimary: token("strong"),
    colorBackground: token("raised"),
    colorText: token("ink"),
    colorTextSecondary: token("muted"),
    colorTextPlaceholder: token("muted"),
    colorDanger: token("bad"),
    fontSizeBase: "17px",
    fontFamily: "Figtree, system-ui, sans-serif",
    borderRadius: "4px",
  };
  // The provider refuses an empty colour: missing tokens are left out.
  const variables = Object.fromEntries(Object.entries(look).filter(([, value]) => value !== ""));
  const line = token("line");
  return {
    theme: "stripe",
    variables,
    rules: line
      ? {
          ".Input": { border: `2px solid ${line}`, boxShadow: "none" },
          ".AccordionItem": { border: `1px solid ${line}`, boxShadow: "none" },
        }
      : {},
  };
}

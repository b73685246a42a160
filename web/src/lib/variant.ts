// The landing variants and the token sets ("themes") they are drawn in.

export const variantNames = [
  "free",
  "matrix",
  "new_boy",
  "new_computer",
  "new_girl",
  "new_page",
  "test_center",
  "yellow_boy",
  "yellow_computer",
  "yellow_girl",
] as const;

export type VariantName = (typeof variantNames)[number];

/** Landing pages of the test that finds a type. */
export const typeVariantNames = ["types_letters", "types_tiles"] as const;
export type TypeVariantName = (typeof typeVariantNames)[number];

export type Theme = "yellow" | "new" | "matrix";

export const defaultVariant: VariantName = "yellow_computer";
export const defaultTheme: Theme = "yellow";

/** `-old` addresses show the current page. */
export function parseVariant(text: string | undefined): VariantName | undefined {
  const name = text?.replace(/-old$/, "");
  return variantNames.find((variant) => variant === name);
}

export function isTypeVariant(text: string | undefined): text is TypeVariantName {
  return typeVariantNames.some((variant) => variant === text);
}

/** The landing variant that a page is, of any test. */
export function landingOf(page: string | undefined): VariantName | TypeVariantName | undefined {
  return isTypeVariant(page) ? page : parseVariant(page);
}

const homes: Record<Theme, VariantName> = {
  yellow: "yellow_computer",
  new: "new_computer",
  matrix: "matrix",
};

/** The default landing variant of a theme. */
export function homeOf(theme: Theme): VariantName {
  return homes[theme];
}

export function parseTheme(text: string | undefined): Theme {
  return text !== undefined && Object.hasOwn(homes, text) ? (text as Theme) : defaultTheme;
}

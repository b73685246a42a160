// The landing variants and the token sets ("themes") they are drawn in.

export const variantNames = [
  "free",
  "matrix",
  "new_boy",
  "new_computer",
  "new_girl",
  "new_page",
  "test_center",
  "types_letters",
  "types_tiles",
  "yellow_boy",
  "yellow_computer",
  "yellow_girl",
] as const;

type AnyVariantName = (typeof variantNames)[number];
/** Landing pages of the test that finds a type. */
export type TypeVariantName = Extract<AnyVariantName, `types_${string}`>;
/** Landing pages of tests with puzzles. */
export type VariantName = Exclude<AnyVariantName, TypeVariantName>;

export type Theme = "yellow" | "new" | "matrix";

export const defaultVariant: VariantName = "yellow_computer";
export const defaultTheme: Theme = "yellow";

/** `-old` addresses show the current page. */
export function parseVariant(text: string | undefined): AnyVariantName | undefined {
  const name = text?.replace(/-old$/, "");
  return variantNames.find((variant) => variant === name);
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

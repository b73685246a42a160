// Countries by the names that the browser has for them in the page's language.
import { tagOf } from "../lib/locale";
import { usePage } from "../lib/page";

export function useRegionName(): (country: string) => string {
  const { hl } = usePage();
  const names = new Intl.DisplayNames(tagOf(hl), { type: "region" });
  return (country) => names.of(country) ?? country;
}

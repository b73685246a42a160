// A landing page; which one, the server says. A script file of its own, which no other page loads. It is left by a real
// navigation.
import { Landing } from "../features/landing/landing";
import { usePage } from "../lib/page";
import { isTypeVariant } from "../lib/type-pages";
import { defaultVariant, parseVariant } from "../lib/variant";
import { Frame } from "./frame";

export function LandingSite() {
  const variant = parseVariant(usePage().name);
  return (
    <Frame>
      <Landing variant={!variant || isTypeVariant(variant) ? defaultVariant : variant} />
    </Frame>
  );
}

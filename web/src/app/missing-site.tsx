// The page for unknown addresses, prerendered like a landing page.
import { NotFound } from "../features/not-found/not-found";
import { Frame } from "./frame";

export function MissingSite() {
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}

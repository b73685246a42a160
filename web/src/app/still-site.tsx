// A page whose content comes whole with its HTML, in a script file of its own.
import { StillPage } from "../features/types/still-page";
import { Frame } from "./frame";

export function StillSite() {
  return (
    <Frame>
      <StillPage />
    </Frame>
  );
}

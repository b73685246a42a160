// A page whose content comes whole with its HTML: a type, the overview, or a landing page of the test that finds a
// type. In the browser only the frame around it lives, and how common a type is; none of its words are in a script.
import { usePage } from "../../lib/page";
import { typeOfPage } from "../../lib/type-pages";
import { Still } from "../../ui/still";
import { LateHowCommon } from "./late-how-common";

const StillContent = import.meta.env.SSR ? (await import("./still-content")).StillContent : undefined;

export function StillPage() {
  const { name = "" } = usePage();
  const code = typeOfPage(name);
  return (
    <main id="content" tabIndex={-1}>
      <Still>{StillContent && <StillContent name={name} />}</Still>
      {code && <LateHowCommon code={code} />}
    </main>
  );
}

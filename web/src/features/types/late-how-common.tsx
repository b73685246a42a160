// How common a type is, on its page: fetched once the page is alive, because the page itself is the same for months. The
// page is complete without it, so a failure shows nothing.
import { type ComponentType, useEffect, useState } from "react";
import { useMaybeApi } from "../../api/api-context";
import { usePage } from "../../lib/page";

export function LateHowCommon({ code }: { code: string }) {
  const { hl } = usePage();
  const api = useMaybeApi();
  const [Sentence, setSentence] = useState<ComponentType>();

  useEffect(() => {
    let left = false;
    if (api) {
      import("./how-common")
        .then(({ loadHowCommon }) => loadHowCommon(api, hl, code))
        .then(
          (Loaded) => left || setSentence(() => Loaded),
          () => {},
        );
    }
    return () => {
      left = true;
    };
  }, [api, hl, code]);

  return Sentence && <Sentence />;
}

// Fetches what shows a type, which other shared results don't need.
import { type ComponentType, useEffect, useState } from "react";
import { loadWords } from "../../l10n/areas";
import type { Words } from "../../l10n/bundle";
import { MoreWords } from "../../l10n/more-words";
import type { Hl } from "../../lib/locale";
import { reportInterruption } from "../../lib/network";
import { usePage } from "../../lib/page";
import { type CreatureNames, loadCreatureNames } from "../../parts/creature-names";
import { PageWaiting } from "../../parts/page-states";
import type { SharedTypeProps } from "./shared-type";

interface Loaded {
  View: ComponentType<SharedTypeProps>;
  words: Words;
  names: CreatureNames;
}

async function fetchParts(hl: Hl): Promise<Loaded> {
  const [{ SharedType }, words, names] = await Promise.all([
    import("./shared-type"),
    loadWords(hl, ["type16"]),
    loadCreatureNames(hl),
  ]);
  return { View: SharedType, words, names };
}

export function LateSharedType({ shared }: Pick<SharedTypeProps, "shared">) {
  const { hl } = usePage();
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let left = false;
    const attempt = () => {
      fetchParts(hl).then(
        (parts) => left || setLoaded(parts),
        () => left || reportInterruption(attempt),
      );
    };
    attempt();
    return () => {
      left = true;
    };
  }, [hl]);

  if (!loaded) return <PageWaiting />;
  const { View, words, names } = loaded;
  return (
    <MoreWords words={words}>
      <View shared={shared} names={names} />
    </MoreWords>
  );
}

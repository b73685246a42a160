// What the sixteen creatures are called, in one language.
import type { Hl } from "../lib/locale";

interface CreatureWords {
  name: string;
  /** One sentence about the type. */
  line: string;
}

export type CreatureNames = Readonly<Record<string, CreatureWords>>;

const files: Record<Hl, () => Promise<{ names: CreatureNames }>> = {
  EN: () => import("virtual:creature-names/EN"),
  DE: () => import("virtual:creature-names/DE"),
  FR: () => import("virtual:creature-names/FR"),
  ES: () => import("virtual:creature-names/ES"),
  PT: () => import("virtual:creature-names/PT"),
  JA: () => import("virtual:creature-names/JA"),
  KO: () => import("virtual:creature-names/KO"),
  CN: () => import("virtual:creature-names/CN"),
  HK: () => import("virtual:creature-names/HK"),
};

/** By type, like `ENFP`. */
export async function loadCreatureNames(hl: Hl): Promise<CreatureNames> {
  return (await files[hl]()).names;
}

// The hero picture of a variant, by name.
import type { ReactElement } from "react";
import type { HeroName } from "../variants";
import { BoyHero } from "./boy";
import { CenterHero } from "./center";
import { ComputerHero } from "./computer";
import { FreeHero } from "./free";
import { GirlHero } from "./girl";
import { MatrixHero } from "./matrix";
import { PageHero } from "./page";
import type { Palette } from "./palette";

const heroes: Record<HeroName, (props: { palette: Palette }) => ReactElement> = {
  boy: BoyHero,
  center: CenterHero,
  computer: ComputerHero,
  free: FreeHero,
  girl: GirlHero,
  matrix: MatrixHero,
  page: PageHero,
};

export function HeroPicture({ name, palette }: { name: HeroName; palette: Palette }) {
  const Hero = heroes[name];
  return <Hero palette={palette} />;
}

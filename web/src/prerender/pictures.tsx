// Pictures used outside the page: link previews and the app's icon. Drawn from the same tiles, in
// literal colours, because they are shown without a style sheet. They contain no text.
import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import { HeroPicture } from "../features/landing/heroes/hero-picture";
import { heroColours, literalPalettes } from "../features/landing/heroes/palette";
import type { HeroName } from "../features/landing/variants";
import type { Theme } from "../lib/variant";

/** 1200 × 630, the shape that link previews are cropped to. */
export function previewPng(hero: HeroName, theme: Theme): Uint8Array {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill={heroColours[theme].ground} />
      <svg x="180" y="0" width="840" height="630">
        <HeroPicture name={hero} palette={literalPalettes[theme]} />
      </svg>
    </svg>,
  );
  return png(svg, 1200);
}

const mark = (
  <>
    <path fill="#1c1912" d="M1 1h10v10H1zM13 13h10v10H13z" />
    <path fill="#ffd21f" d="M13 11V1a10 10 0 0 1 10 10z" />
    <path fill="#6b4e00" d="M11 13v10L1 13z" />
  </>
);

export function iconSvg(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 32 32">
      <rect x="-4" y="-4" width="32" height="32" rx="5" fill="#fbf7ec" />
      {mark}
    </svg>,
  );
}

/** For home screens, which cut the corners themselves. */
export function iconPng(size: number): Uint8Array {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 40 40">
      <rect x="-8" y="-8" width="40" height="40" fill="#fbf7ec" />
      {mark}
    </svg>,
  );
  return png(svg, size);
}

export function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

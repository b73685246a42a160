// A page of the sample report as a picture, in the language of the page: `just preview-pages` takes them. It is only ever
// prerendered.

import { tagOf } from "../../lib/locale";
import { usePage } from "../../lib/page";

const files: Record<string, string> = import.meta.glob("./report-pages/*/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

export type PictureName = "score" | "ranking" | "dimensions" | "solutions" | "certificate";

export function ReportPage({ name, alt }: { name: PictureName; alt: string }) {
  const { hl } = usePage();
  const src = files[`./report-pages/${tagOf(hl)}/${name}.webp`];
  const [width, height] = name === "certificate" ? [680, 481] : [480, 679];
  if (!src) return null;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="block h-auto w-full"
    />
  );
}

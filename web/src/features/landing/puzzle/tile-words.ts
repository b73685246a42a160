// A tile in words, for screen readers.
import type { Translate } from "../../../l10n/bundle";
import type { MessageId } from "../../../l10n/messages.gen";
import type { Field, Tile } from "./puzzles";

const fieldNames: Record<Field, MessageId> = {
  top: "puzzle-field-top",
  right: "puzzle-field-right",
  bottom: "puzzle-field-bottom",
  left: "puzzle-field-left",
};

export function tileWords(tile: Tile, t: Translate): string {
  if (tile.kind === "fields") {
    const names = tile.fields.map((field) => t(fieldNames[field])).join(", ");
    return t("puzzle-tile-fields", { fields: names });
  }
  const { shape, count } = tile;
  switch (shape) {
    case "circle":
      return t("puzzle-tile-circle", { count });
    case "square":
      return t("puzzle-tile-square", { count });
    case "triangle":
      return t("puzzle-tile-triangle", { count });
  }
}

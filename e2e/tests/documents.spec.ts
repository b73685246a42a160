// The documents show the pictures that `just screenshots` takes: all of them, and no others.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { folder, pictures, root, shownPictures } from "../support/documents.ts";

const files = pictures.map((name) => `${name}.webp`).sort();

/** Written by other recipes: `just contact-sheet` and `just manual`. */
const elsewhere = ["docs/contact-sheet/", "docs/manual/"];

test("every picture in a document is taken by the recipe, and every one that it takes is shown", () => {
  const shown = shownPictures().filter((path) => !elsewhere.some((other) => path.startsWith(other)));

  expect(shown).toEqual(files.map((file) => join(folder, file)));
});

test("the folder contains exactly the recipe's pictures, as small files", () => {
  const found = readdirSync(join(root, folder)).sort();

  expect(found).toEqual(files);
  for (const file of found) {
    expect(statSync(join(root, folder, file)).size, file).toBeLessThanOrEqual(150_000);
  }
});

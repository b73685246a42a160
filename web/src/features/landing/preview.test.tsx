import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { languages } from "../../lib/locale";
import { PageProvider } from "../../lib/page";
import { sampleBoot } from "../../testing/sample-boot";
import { Preview } from "./preview";
import { renderInEnglish } from "./render-in-english";
import { type PictureName, ReportPage } from "./report-page";

const names: readonly PictureName[] = ["score", "ranking", "dimensions", "solutions", "certificate"];

test("every page of the preview leads to the sample report", async () => {
  const { container } = await renderInEnglish(
    <MemoryRouter>
      <Preview />
    </MemoryRouter>,
  );

  const links = [...container.querySelectorAll("a")];
  expect(links).toHaveLength(names.length + 1);
  for (const link of links) expect(link.getAttribute("href")).toBe("/report/sample/iq-1?hl=EN");
});

test.each(languages)("every page is pictured in $hl, with its size and its words", async ({ hl, tag }) => {
  await renderInEnglish(
    <PageProvider page={{ hl, boot: sampleBoot({ hl }) }}>
      {names.map((name) => (
        <ReportPage key={name} name={name} alt={name} />
      ))}
    </PageProvider>,
  );

  for (const name of names) {
    const picture = screen.getByRole("img", { name });
    expect(picture.getAttribute("src")).toContain(`/report-pages/${tag}/${name}.webp`);
    expect(picture.getAttribute("loading")).toBe("lazy");
    expect(Number(picture.getAttribute("width"))).toBeGreaterThan(0);
  }
});

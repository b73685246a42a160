// A page while writing the site: rendered like in the build, filled from the API. Runs inside
// Vite's dev server, so a saved file shows on the next load.
import type { Boot } from "../api/types";
import { type Hl, negotiate } from "../lib/locale";
import { readLocaleCookie } from "../lib/locale-cookie";
import { parseTail } from "../lib/paths";
import { defaultVariant, parseVariant } from "../lib/variant";
import { sampleBoot } from "../testing/sample-boot";
import { htmlDocument } from "./document";
import { fill } from "./fill";
import { type PageName, render } from "./render";

export interface PageRequest {
  url: URL;
  api: string;
  cookies: string;
  languages: readonly string[];
}

export async function devPage(request: PageRequest): Promise<{ status: number; html: string }> {
  const { name, examId } = route(request.url.pathname);
  const query = [...request.url.searchParams].find(([key]) => key.toLowerCase() === "hl");
  const hl = negotiate({
    query: query?.[1],
    stored: readLocaleCookie(request.cookies),
    browser: request.languages,
  });
  const boot = await bootFrom(request.api, examId, hl);
  const page = render(name, hl);
  const html = htmlDocument(page, {
    head: `<link rel="stylesheet" href="/src/styles/${name === "test" ? "test" : "main"}.css">`,
    entry: "/src/main.tsx",
  });
  return {
    status: name === "not_found" ? 404 : 200,
    html: fill(html, boot, page.words.lookup, request.url.origin),
  };
}

function route(path: string): { name: PageName; examId: number } {
  if (path === "/") return { name: defaultVariant, examId: 1 };
  const ofTest = parseTail(
    /^\/(?:answer_question|answer_submit|report)\/(?:[\w-]+\/)?([^/]+)$/.exec(path)?.[1],
  );
  if (ofTest) return { name: "test", examId: ofTest.examId };
  if (/^\/(?:verify|share)\/[^/]+$/.test(path)) return { name: "test", examId: 1 };
  const [, variantText, tailText] = /^\/landing_page\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const variant = parseVariant(variantText);
  const exam = parseTail(tailText);
  if (!variant || !exam) return { name: "not_found", examId: 1 };
  return { name: variant, examId: exam.examId };
}

async function bootFrom(api: string, examId: number, hl: Hl): Promise<Boot> {
  const country = process.env.TESSERA_GEO__COUNTRY || "DE";
  const get = async (path: string) => {
    const response = await fetch(`${api}/tessera${path}`, { headers: { hl } });
    const body = (await response.json()) as { result: number; data: never };
    if (body.result !== 200) throw new Error(`${path} answered ${body.result}`);
    return body.data;
  };
  try {
    const exam: Boot["exam"] = await get(`/exam/info/${examId}`);
    const skus: Boot["skus"] = await get(`/exam/sku/list/${examId}/${country}/${hl}`);
    return { ...sampleBoot(), hl, country, appExamId: exam.appExamId, exam, skus };
  } catch (error) {
    console.warn(`the page shows sample data: ${error}`);
    return sampleBoot({ hl, country });
  }
}

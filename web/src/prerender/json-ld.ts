// Structured data: the site, and what the page really shows: questions, a text, its place among others. What buyers
// think of the product is added by the server, once there are enough reviews to show.
import { creatureWords, sharedWords, typeCodes } from "../features/types/content";
import { tagOf } from "../lib/locale";
import { codeOf, typeHref } from "../lib/type-pages";
import { escapeHtml, scriptJson } from "./html";
import type { Listing } from "./listing";
import { isTypePage, type Rendered } from "./render";

const questionId = /^site-faq-.*-question$/;

export function jsonLd(page: Rendered, listing: Listing): string {
  const site = {
    "@type": "WebSite",
    name: page.words.t("common-brand"),
    url: "%%origin%%/",
  };
  const graph = [site, ...questions(page), ...aboutTypes(page, listing)];
  return scriptJson({ "@context": "https://schema.org", "@graph": graph });
}

function questions(page: Rendered): object[] {
  const shown = page.words.ids.filter((id) => questionId.test(id)).flatMap((id) => answered(page, id));
  return shown.length ? [{ "@type": "FAQPage", mainEntity: shown }] : [];
}

function answered(page: Rendered, id: string): object[] {
  const question = page.words.lookup(id);
  const answer = page.words.lookup(id.replace(/question$/, "answer"));
  // Only what a reader sees; an answer with a live price in it is a slot, and so not found here.
  const shown = (text: string | undefined) => text && page.body.includes(escapeHtml(text));
  if (!shown(question) || !shown(answer)) return [];
  return [
    {
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    },
  ];
}

/** A type's page is an article below the overview; nobody wrote down an author or a date, so neither is named. */
function aboutTypes({ name, hl, words }: Rendered, { description }: Listing): object[] {
  if (!isTypePage(name)) return [];
  const code = codeOf(name);
  const { title } = sharedWords(hl).overview;
  const url = (of?: string) => `%%origin%%${typeHref(hl, of)}`;
  const trail = [
    { name: words.t("common-brand"), item: "%%origin%%/" },
    { name: title, item: url() },
    ...(code ? [{ name: code, item: url(code) }] : []),
  ];
  const page = code
    ? {
        "@type": "Article",
        headline: `${code}: ${creatureWords(hl, code).name}`,
        description,
        inLanguage: tagOf(hl),
        mainEntityOfPage: url(code),
        publisher: { "@type": "Organization", name: words.t("common-brand"), url: "%%origin%%/" },
      }
    : {
        "@type": "ItemList",
        name: title,
        itemListElement: typeCodes.map((of, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: `${of}: ${creatureWords(hl, of).name}`,
          url: url(of),
        })),
      };
  const breadcrumbs = trail.map((place, index) => ({ "@type": "ListItem", position: index + 1, ...place }));
  return [page, { "@type": "BreadcrumbList", itemListElement: breadcrumbs }];
}

// Structured data: the site, and the questions that the page really shows. What buyers think of the
// product is added by the server, once there are enough reviews to show.
import { escapeHtml, scriptJson } from "./html";
import type { Rendered } from "./render";

const questionId = /^site-faq-.*-question$/;

export function jsonLd(page: Rendered): string {
  const site = {
    "@type": "WebSite",
    name: page.words.t("common-brand"),
    url: "%%origin%%/",
  };
  const questions = page.words.ids.filter((id) => questionId.test(id)).flatMap((id) => answered(page, id));
  const graph = questions.length ? [site, { "@type": "FAQPage", mainEntity: questions }] : [site];
  return scriptJson({ "@context": "https://schema.org", "@graph": graph });
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

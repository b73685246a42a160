// Fills a page's slots for one visitor, as the server does in production. Used by the dev server,
// and by the tests that prove slots and hydration agree.
import type { Boot } from "../api/types";
import type { Lookup } from "../l10n/bundle";
import { duration, liveArgs, priceOf } from "../l10n/live";
import { tail } from "../lib/paths";
import { escapeHtml, scriptJson } from "./html";

const slot = /%%([a-z]+)(?::([\w-]+))?%%/g;

export function fill(html: string, boot: Boot, lookup: Lookup, origin: string): string {
  return html.replace(slot, (whole, name: string, argument = "") => {
    switch (name) {
      case "origin":
        return origin;
      case "tail":
        // The visitor's data doesn't name this exam; its id is that of content/exams.toml.
        if (argument === "type16") return `${argument}-4`;
        return tailOf((argument === "free" && boot.freeExam) || boot.exam);
      case "boot":
        return scriptJson(boot);
      case "msg":
        return escapeHtml(lookup(argument, liveArgs(boot)) ?? argument);
      case "price":
        return escapeHtml(priceOf(boot, argument));
      case "duration":
        return escapeHtml(duration(boot, lookup));
      default:
        return whole;
    }
  });
}

function tailOf({ code, id }: { code: string; id: number }): string {
  return tail({ code, examId: id });
}

// Fluent sources of one language → one function that formats a message.
// Touches no document, so it runs in the browser and in the prerenderer alike.
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import { type Hl, tagOf } from "../lib/locale";
import { messageArgs } from "./message-args";
import type { MessageArgs, MessageId } from "./messages.gen";

type ArgsOf<Id extends MessageId> = Id extends keyof MessageArgs ? [args: MessageArgs[Id]] : [];

/** Formats a message: the id and its arguments are checked against locales/en by the compiler. */
export type Translate = <Id extends MessageId>(id: Id, ...args: ArgsOf<Id>) => string;

/** For ids that come as data (a slot, a result code): undefined when there is no such message. */
export type Lookup = (id: string, args?: Record<string, string | number>) => string | undefined;

export interface Words {
  t: Translate;
  lookup: Lookup;
}

type Message = FluentResource["body"][number];

/** A parsed Fluent file (see ftl-plugin.ts): patterns by message id. */
export type Messages = Record<string, Message["value"]>;

export function makeWords(hl: Hl, files: readonly Messages[]): Words {
  // No isolation marks: the server writes the same bytes into the page (crates/l10n).
  const bundle = new FluentBundle(tagOf(hl), { useIsolating: false });
  for (const messages of files) {
    const body = Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} }));
    bundle.addResource({ body });
  }

  const lookup: Lookup = (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern === null || pattern === undefined) return undefined;
    // Given a list, Fluent collects errors there and still formats what it can; a text with a gap
    // counts as missing, here as on the server.
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, messageArgs(args ?? {}, hl), errors);
    return errors.length > 0 ? undefined : text;
  };
  return {
    lookup,
    // The id shows in the page only if an area was not loaded; the prerenderer rejects that.
    t: (id, ...args) => lookup(id, args[0]) ?? id,
  };
}

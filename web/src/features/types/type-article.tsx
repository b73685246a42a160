// The public page of one type. It is only ever prerendered.
import type { ReactNode } from "react";
import { useT } from "../../l10n/words";
import type { Hl } from "../../lib/locale";
import { typeHref, typeTestHref } from "../../lib/type-pages";
import { Creature } from "../../parts/creature";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Disclosure } from "../../ui/disclosure";
import { measure } from "../../ui/section";
import {
  creatureWords,
  differingPlaces,
  lettersOf,
  type SharedWords,
  sharedWords,
  type TypeWords,
  typeWords,
} from "./content";
import { HowCommonPlace } from "./how-common-place";

interface PartProps {
  hl: Hl;
  code: string;
  shared: SharedWords;
  own: TypeWords;
}

export function TypeArticle({ hl, code }: { hl: Hl; code: string }) {
  const props = { hl, code, shared: sharedWords(hl), own: typeWords(hl, code) };
  return (
    <article>
      <Opening {...props} />
      <div className={`${measure} grid gap-x-12 lg:grid-cols-[13rem_minmax(0,44rem)]`}>
        <Contents {...props} />
        <Body {...props} />
      </div>
      <Neighbours {...props} />
      <HowCommonPlace />
      <Research {...props} />
      <Test {...props} />
    </article>
  );
}

function Opening({ hl, code, shared, own }: PartProps) {
  const t = useT();
  const { name } = creatureWords(hl, code);
  return (
    <header className={`${measure} pt-2 pb-8 sm:pt-4 lg:pb-12`}>
      <nav aria-label={t("types-path")}>
        <a
          href={typeHref(hl)}
          className="inline-flex min-h-11 items-center text-muted text-small underline underline-offset-4 hover:no-underline"
        >
          {shared.overview.title}
        </a>
      </nav>
      <div className="mt-1 grid items-center gap-6 sm:grid-cols-[1fr_minmax(0,20rem)] lg:grid-cols-[1fr_26rem] lg:gap-12">
        <div>
          <h1 className="text-hero">
            <span className="block font-extrabold tracking-widest text-strong text-title">{code}</span> {name}
          </h1>
          <p className="mt-3 max-w-2xl text-lead text-muted">{own.line}</p>
          <ButtonLink kind="primary" href={typeTestHref(hl)} className="mt-6 w-full sm:w-auto sm:px-8">
            {shared.test.button}
          </ButtonLink>
        </div>
        <div className="on-raised order-first flex justify-center rounded-card border border-line bg-raised p-6 sm:order-none sm:aspect-square sm:p-8">
          <div className="size-44 sm:size-full">
            <Creature code={code} />
          </div>
        </div>
      </div>
    </header>
  );
}

function Contents({ shared: { sections, research } }: PartProps) {
  const t = useT();
  const parts = [
    ...(["portrait", "letters", "strengths", "blind_spots", "work", "learning", "people"] as const),
    ...(["strain", "growth", "neighbours"] as const),
  ].map((part) => ({ part, title: sections[part] }));
  return (
    <nav aria-label={t("types-contents")} className="hidden lg:block">
      <ul className="sticky top-6 border-line border-l-2 py-1 text-small">
        {[...parts, { part: "research", title: research.title }].map(({ part, title }) => (
          <li key={part}>
            <a
              href={`#${part}`}
              className="flex min-h-9 items-center py-1 pl-4 leading-snug text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Body({ code, shared, own }: PartProps) {
  const { sections, scales } = shared;
  return (
    <div className="grid gap-12 sm:gap-14">
      <Part id="portrait" title={sections.portrait}>
        <Paragraphs texts={own.portrait} />
      </Part>
      <Part id="letters" title={sections.letters}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {lettersOf(shared, code).map(({ letter, name, text }) => (
            <Card as="li" key={letter} className="flex gap-4">
              <span aria-hidden="true" className="font-extrabold text-figure text-strong">
                {letter}
              </span>
              <div>
                <h3 className="font-semibold leading-snug">{name}</h3>
                <p className="mt-1 text-muted text-small">{text}</p>
              </div>
            </Card>
          ))}
        </ul>
        <p className="mt-4 text-muted text-small">{scales.cut}</p>
      </Part>
      <Part id="strengths" title={sections.strengths}>
        <Marked texts={own.strengths} mark="mark-good" />
      </Part>
      <Part id="blind_spots" title={sections.blind_spots}>
        <Marked texts={own.blind_spots} mark="mark-open" />
      </Part>
      <Part id="work" title={sections.work}>
        <Paragraphs texts={own.work} />
      </Part>
      <Part id="learning" title={sections.learning}>
        <Paragraphs texts={own.learning} />
      </Part>
      <Part id="people" title={sections.people}>
        <Paragraphs texts={own.people} />
      </Part>
      <Part id="strain" title={sections.strain}>
        <Paragraphs texts={own.strain} />
      </Part>
      <Part id="growth" title={sections.growth}>
        <ol className="grid gap-4 sm:grid-cols-2">
          {own.growth.map((text, index) => (
            <Card as="li" key={text}>
              <span aria-hidden="true" className="font-extrabold text-strong text-title">
                {index + 1}
              </span>
              <p className="mt-1">{text}</p>
            </Card>
          ))}
        </ol>
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function Marked({ texts, mark }: { texts: readonly string[]; mark: string }) {
  return (
    <ul className="grid gap-3">
      {texts.map((text) => (
        <li key={text} className={`mark ${mark}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}

function Neighbours({ hl, code, shared, own }: PartProps) {
  return (
    <section
      id="neighbours"
      tabIndex={-1}
      aria-labelledby="neighbours-title"
      className={`${measure} pt-14 sm:pt-16`}
    >
      <h2 id="neighbours-title" className="text-title">
        {shared.sections.neighbours}
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {Object.entries(own.neighbours).map(([other, text]) => (
          <TypeCard key={other} hl={hl} code={other} from={code} text={text} />
        ))}
      </ul>
    </section>
  );
}

interface TypeCardProps {
  hl: Hl;
  code: string;
  /** The type it is compared with: what differs is marked. */
  from?: string;
  text: string;
}

/** A type with its creature; the whole card is the link. */
export function TypeCard({ hl, code, from, text }: TypeCardProps) {
  const { name } = creatureWords(hl, code);
  const differing = from ? differingPlaces(from, code) : [];
  return (
    <Card
      as="li"
      className="on-raised relative flex gap-4 hover:border-ink has-[:focus-visible]:border-ink sm:flex-col"
    >
      <span className="size-16 shrink-0 sm:size-24">
        <Creature code={code} />
      </span>
      <div>
        <h3 className="font-semibold leading-snug">
          <a href={typeHref(hl, code)} className="after:absolute after:inset-0 after:rounded-card">
            <span className="block text-heading tracking-widest">
              {[...code].map((letter, place) =>
                differing.includes(place) ? (
                  <mark key={letter} className="rounded-tile bg-accent px-1 text-on-accent">
                    {letter}
                  </mark>
                ) : (
                  letter
                ),
              )}
            </span>{" "}
            {name}
          </a>
        </h3>
        <p className="mt-1 text-muted text-small">{text}</p>
      </div>
    </Card>
  );
}

interface ResearchProps {
  shared: SharedWords;
  /** Without what is said about how sure a letter is: the page says it elsewhere. */
  brief?: boolean;
}

export function Research({ shared: { research, certainty }, brief }: ResearchProps) {
  return (
    <section
      id="research"
      tabIndex={-1}
      aria-labelledby="research-title"
      className={`${measure} pt-14 sm:pt-16`}
    >
      <h2 id="research-title" className="text-title">
        {research.title}
      </h2>
      <div className="mt-4 max-w-3xl">
        <Disclosure summary={research.says_title}>
          <Bullets texts={research.says} />
        </Disclosure>
        <Disclosure summary={research.not_title}>
          <Bullets texts={research.not} />
        </Disclosure>
        {!brief && (
          <Disclosure summary={certainty.title}>
            <Paragraphs texts={certainty.text} />
          </Disclosure>
        )}
      </div>
    </section>
  );
}

function Bullets({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-3 pl-5">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

export function Test({ hl, shared: { test } }: { hl: Hl; shared: SharedWords }) {
  return (
    <section aria-labelledby="test-title" className={`${measure} pt-14 pb-6 sm:pt-16`}>
      <div className="rounded-card bg-accent p-6 text-on-accent sm:p-10">
        <h2 id="test-title" className="text-title">
          {test.title}
        </h2>
        <p className="mt-3 max-w-2xl text-lead">{test.text}</p>
        <ButtonLink href={typeTestHref(hl)} className="on-accent-button mt-6 w-full sm:w-auto sm:px-8">
          {test.button}
        </ButtonLink>
      </div>
    </section>
  );
}

// All sixteen types on one page, with what their letters mean. It is only ever prerendered.
import type { Hl } from "../../lib/locale";
import { typeTestHref } from "../../lib/type-pages";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { measure, Section } from "../../ui/section";
import { creatureWords, type SharedWords, scaleNames, sharedWords, typeCodes } from "./content";
import { TilesPicture } from "./pictures";
import { Research, Test, TypeCard } from "./type-article";

export function TypesOverview({ hl }: { hl: Hl }) {
  const shared = sharedWords(hl);
  const { overview, scales, test } = shared;
  return (
    <>
      <header
        className={`${measure} grid items-center gap-12 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:pt-6`}
      >
        <div>
          <h1 className="text-hero">{overview.title}</h1>
          <p className="mt-3 text-lead text-muted">{overview.lead}</p>
          <div className="mt-5 grid gap-4">
            {overview.introduction.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <ButtonLink kind="primary" href={typeTestHref(hl)} className="mt-7 w-full sm:w-auto sm:px-8">
            {test.button}
          </ButtonLink>
        </div>
        {/* On a phone the cards below show the same. */}
        <div className="hidden aspect-square rounded-card bg-hero-ground p-8 lg:block">
          <TilesPicture />
        </div>
      </header>
      <section aria-labelledby="all-title" className={`${measure} py-10 sm:py-14`}>
        <h2 id="all-title" className="text-title">
          {overview.call}
        </h2>
        <TypeGrid hl={hl} />
      </section>
      <Section id="letters" title={scales.title} lead={scales.introduction}>
        <Scales shared={shared} />
      </Section>
      <Research shared={shared} />
      <Test hl={hl} shared={shared} />
    </>
  );
}

export function TypeGrid({ hl }: { hl: Hl }) {
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {typeCodes.map((code) => (
        <TypeCard key={code} hl={hl} code={code} text={creatureWords(hl, code).line} />
      ))}
    </ul>
  );
}

function Scales({ shared: { scales } }: { shared: SharedWords }) {
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {scaleNames.map((name) => {
          const scale = scales[name];
          return (
            <Card as="li" key={name}>
              <h3 className="text-heading">{scale.name}</h3>
              <dl className="mt-3 grid gap-4 sm:grid-cols-2">
                <div>
                  <dt className="font-semibold">{scale.high}</dt>
                  <dd className="mt-1 text-muted text-small">{scale.high_text}</dd>
                </div>
                <div>
                  <dt className="font-semibold">{scale.low}</dt>
                  <dd className="mt-1 text-muted text-small">{scale.low_text}</dd>
                </div>
              </dl>
            </Card>
          );
        })}
      </ul>
      <p className="mt-5 max-w-2xl text-muted">{scales.cut}</p>
    </>
  );
}

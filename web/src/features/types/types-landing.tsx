// A landing page of the test that finds a type: what it is, what is free, what the report costs. Two variants differ in
// picture, words and colours. They are only ever prerendered; prices and numbers are slots that the server fills.
import Award from "lucide-react/icons/award";
import FileText from "lucide-react/icons/file-text";
import Gift from "lucide-react/icons/gift";
import Layers from "lucide-react/icons/layers";
import ListChecks from "lucide-react/icons/list-checks";
import Tag from "lucide-react/icons/tag";
import Undo2 from "lucide-react/icons/undo-2";
import type { ComponentType, ReactNode } from "react";
import { Live, SkuPrice } from "../../l10n/live";
import type { MessageId } from "../../l10n/messages.gen";
import { useT } from "../../l10n/words";
import { firstPages } from "../../lib/first-pages";
import type { Hl } from "../../lib/locale";
import type { TypeVariantName } from "../../lib/variant";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Section } from "../../ui/section";
import { type SharedWords, sharedWords } from "./content";
import { LettersPicture, type PictureProps, TilesPicture } from "./pictures";
import { ResultPicture } from "./result-picture";
import { Research } from "./type-article";
import { TypeGrid } from "./types-overview";

interface Look {
  title: MessageId;
  lead: MessageId;
  Picture: ComponentType<PictureProps>;
}

const looks: Record<TypeVariantName, Look> = {
  types_tiles: { title: "types-tiles-title", lead: "types-tiles-lead", Picture: TilesPicture },
  types_letters: { title: "types-letters-title", lead: "types-letters-lead", Picture: LettersPicture },
};

export function TypesLanding({ hl, variant }: { hl: Hl; variant: TypeVariantName }) {
  const t = useT();
  const shared = sharedWords(hl);
  const start = (
    <ButtonLink
      kind="primary"
      href={`${firstPages.startLoading}/%%tail%%?hl=${hl}`}
      className="w-full sm:w-auto sm:px-8"
    >
      {shared.test.button}
    </ButtonLink>
  );
  return (
    <>
      <Opening look={looks[variant]} call={shared.overview.call}>
        {start}
      </Opening>
      <Section id="result" title={t("types-result-title")} lead={t("types-result-lead")}>
        <Result />
      </Section>
      <Section id="types" title={shared.overview.title} lead={shared.overview.lead}>
        <TypeGrid hl={hl} />
      </Section>
      <Prices />
      <Certainty shared={shared} />
      <Research shared={shared} brief />
      <Section id="ending" title={t("site-end-title")} lead={t("site-end-text")}>
        {start}
      </Section>
    </>
  );
}

/** As large as the opening of the other landing pages, so that the button is in the first screen of a phone. */
function Opening({ look, call, children }: { look: Look; call: string; children: ReactNode }) {
  const t = useT();
  return (
    <section
      aria-labelledby="promise-title"
      className="mx-auto grid min-h-[min(42rem,calc(100svh-11.5rem))] w-full max-w-[75rem] grid-cols-1 grid-rows-[minmax(8.5rem,1fr)_auto] short:grid-rows-[minmax(4.5rem,1fr)_auto] lg:min-h-0 lg:grid-cols-[1.1fr_1fr] lg:grid-rows-1 lg:items-center lg:gap-12 lg:px-8 lg:pt-6 lg:pb-10"
    >
      <div className="relative overflow-hidden bg-hero-ground sm:mx-8 sm:rounded-card lg:order-last lg:mx-0 lg:aspect-[8/7]">
        <div className="absolute inset-x-5 inset-y-4 short:inset-y-1.5 lg:hidden">
          <look.Picture wide />
        </div>
        <div className="absolute inset-8 max-lg:hidden">
          <look.Picture />
        </div>
      </div>
      <div className="px-4 pt-5 short:pt-3 pb-4 min-[24rem]:px-5 sm:px-8 lg:p-0">
        <h1 id="promise-title" className="text-hero">
          {t(look.title)}
        </h1>
        <p className="mt-2 text-lead short:text-body text-muted lg:mt-5">{t(look.lead)}</p>
        <ul className="mt-4 grid gap-2 short:mt-3 short:gap-1.5 short:text-small sm:gap-3 lg:mt-7">
          <Fact icon={<ListChecks />}>
            <Live id="types-fact-length" />
          </Fact>
          <Fact icon={<Gift />}>{t("types-fact-free")}</Fact>
          <Fact icon={<Tag />}>
            <Live id="types-fact-price" />
          </Fact>
        </ul>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 short:mt-3 lg:mt-8">
          {children}
          <ButtonLink kind="quiet" href="#types">
            {call}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 leading-snug">
      <span aria-hidden="true" className="mt-px shrink-0 text-strong [&>svg]:size-5">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}

function Result() {
  const t = useT();
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-12">
      <figure>
        <Card className="on-raised">
          <ResultPicture />
        </Card>
        <figcaption className="mt-2 text-muted text-small">{t("types-result-example")}</figcaption>
      </figure>
      <ul className="grid gap-5">
        <Point title={t("types-result-type")}>{t("types-result-type-text")}</Point>
        <Point title={t("types-result-bars")}>{t("types-result-bars-text")}</Point>
        <Point title={t("types-result-balanced")}>{t("types-result-balanced-text")}</Point>
      </ul>
    </div>
  );
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-accent border-l-4 pl-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-muted">{children}</p>
    </li>
  );
}

function Prices() {
  const t = useT();
  return (
    <Section id="prices" title={t("site-prices-title")} lead={t("site-prices-lead")}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <Package code="Type1" name={t("types-package-report")}>
          <Item icon={<FileText />}>{t("types-item-report")}</Item>
        </Package>
        <Package
          code="Type2"
          name={t("types-package-more")}
          includes={t("checkout-package-includes", { package: t("types-package-report") })}
        >
          <Item icon={<Award />}>{t("types-item-certificate")}</Item>
          <Item icon={<Layers />}>{t("types-item-tests")}</Item>
        </Package>
      </ul>
      <Card className="mt-4 flex gap-4">
        <Undo2 aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-strong" />
        <div>
          <h3 className="text-heading">{t("site-refund-title")}</h3>
          <p className="mt-1 max-w-2xl text-muted">{t("site-refund-text")}</p>
        </div>
      </Card>
    </Section>
  );
}

interface PackageProps {
  code: "Type1" | "Type2";
  name: string;
  includes?: string;
  children: ReactNode;
}

function Package({ code, name, includes, children }: PackageProps) {
  return (
    <Card as="li">
      <h3 className="text-heading">{name}</h3>
      <p className="mt-1 whitespace-nowrap font-bold text-figure tracking-tight">
        <SkuPrice code={code} />
      </p>
      {includes && <p className="mt-4 text-muted text-small">{includes}</p>}
      <ul className="mt-4 grid gap-3">{children}</ul>
    </Card>
  );
}

function Item({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-strong [&>svg]:size-5">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}

function Certainty({ shared: { certainty } }: { shared: SharedWords }) {
  return (
    <Section id="certainty" title={certainty.title} narrow>
      <div className="grid gap-4">
        {certainty.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}

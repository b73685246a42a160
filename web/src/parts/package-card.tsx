// One package: the question it answers, its name, its price, what it adds to the one before it, and its button.
import type { ReactNode } from "react";
import type { MessageId } from "../l10n/messages.gen";
import { useT } from "../l10n/words";
import { Card } from "../ui/card";
import { classes } from "../ui/classes";
import { PackageItem, type PackageItemProps } from "./package-item";

type Item = PackageItemProps["item"];

interface PackageCardProps {
  /** Its code, as the catalogue names it: where packages are compared, the question it answers is shown. */
  code?: string | undefined;
  /** Its heading, at the level of the page. */
  title: ReactNode;
  price?: ReactNode;
  /** Name of the package before it, whose items aren't repeated. */
  smaller?: string | undefined;
  items: readonly Item[];
  className?: string;
  /** The button, at the lower edge of the card. */
  children?: ReactNode;
}

/** What the packages on puzzles answer. */
const questions: Record<string, MessageId | undefined> = {
  Sku1: "checkout-want-sku1",
  Sku2: "checkout-want-sku2",
  Sku3: "checkout-want-sku3",
  Sku4: "checkout-want-sku4",
};

export function PackageCard({ code, title, price, smaller, items, className, children }: PackageCardProps) {
  const t = useT();
  const question = code && questions[code];
  return (
    <Card as="li" className={classes("@container", className)}>
      {question && <p className="mb-2 font-semibold text-small text-strong">{t(question)}</p>}
      {title}
      {price}
      {smaller && (
        <p className="mt-4 text-muted text-small">{t("checkout-package-includes", { package: smaller })}</p>
      )}
      <ul className={classes("grid gap-3", smaller ? "mt-3" : "mt-4", children !== undefined && "mb-5")}>
        {items.map((item) => (
          <PackageItem key={item.code} item={item} />
        ))}
      </ul>
      {children}
    </Card>
  );
}

/** As large as the longest price fits the card: a price is never split over two lines. */
export const priceLook =
  "whitespace-nowrap font-bold text-[length:min(var(--text-figure),14cqi)] leading-tight tracking-tight";

/** Packages beside each other. Two of them are wider, but not as wide as the page: their lines would get too long. */
export const packageGrid = (count: number) =>
  classes("grid grid-cols-1 gap-4 sm:grid-cols-2", count > 2 ? "xl:grid-cols-4" : "max-w-2xl");

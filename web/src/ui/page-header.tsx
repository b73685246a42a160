// The line at the top of every page: brand and navigation.
import { BrandMark } from "./brand-mark";
import { measure } from "./section";

interface PageHeaderProps {
  home: string;
  brand: string;
  /** Spoken name of the navigation. */
  label: string;
  /** A phone has space for the first two. */
  links: readonly { href: string; label: string }[];
}

export function PageHeader({ home, brand, label, links }: PageHeaderProps) {
  return (
    <header className={measure}>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 sm:gap-x-6">
        <a
          href={home}
          className="inline-flex min-h-11 items-center gap-2 font-bold text-body tracking-tight sm:text-heading"
        >
          <BrandMark />
          {brand}
        </a>
        <nav aria-label={label}>
          <ul className="flex flex-wrap gap-x-4 sm:gap-x-5">
            {links.map(({ href, label: text }, index) => (
              <li key={text} className={index > 1 ? "max-sm:hidden" : undefined}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center text-small font-medium underline-offset-8 hover:underline sm:text-body"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

// The line at the top of every page: brand, navigation, and what the page adds at the end.
import type { ReactNode } from "react";
import { BrandMark } from "./brand-mark";
import { measure } from "./section";

interface HeaderLink {
  href: string;
  label: string;
  current?: boolean;
  /** Only where there is space for it. */
  wide?: boolean;
}

interface PageHeaderProps {
  home: string;
  brand: string;
  /** Spoken name of the navigation. */
  label: string;
  links: readonly HeaderLink[];
  children?: ReactNode;
}

export function PageHeader({ home, brand, label, links, children }: PageHeaderProps) {
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
        <div className="flex flex-wrap items-center gap-x-5">
          <nav aria-label={label}>
            <ul className="flex flex-wrap gap-x-4 sm:gap-x-5">
              {links.map(({ href, label: text, current, wide }) => (
                <li key={href} className={wide ? "max-sm:hidden" : undefined}>
                  <a
                    href={href}
                    aria-current={current ? "page" : undefined}
                    className="inline-flex min-h-11 items-center text-small font-medium underline-offset-8 hover:underline aria-[current]:underline sm:text-body"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {children}
        </div>
      </div>
    </header>
  );
}

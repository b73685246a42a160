// The line at the top of every page: brand and navigation. On a phone the navigation is a menu that a button opens; the
// browser itself opens and closes it, so it works before and without scripts.
import Menu from "lucide-react/icons/menu";
import type { MouseEvent } from "react";
import { BrandMark } from "./brand-mark";
import { measure } from "./section";

interface PageHeaderProps {
  home: string;
  brand: string;
  /** Spoken name of the navigation. */
  label: string;
  /** On the button that opens it. */
  menu: string;
  links: readonly { href: string; label: string }[];
}

export function PageHeader({ home, brand, label, menu, links }: PageHeaderProps) {
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
        {links.length > 0 && (
          <nav aria-label={label}>
            <button
              type="button"
              popoverTarget="menu"
              className="menu-button inline-flex min-h-11 items-center gap-2 font-medium"
            >
              <Menu aria-hidden="true" className="size-5" />
              {menu}
            </button>
            <ul id="menu" popover="auto">
              {links.map(({ href, label: text }) => (
                <li key={text}>
                  <a
                    href={href}
                    onClick={close}
                    className="inline-flex min-h-11 items-center font-medium underline-offset-8 hover:underline"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </header>
  );
}

/** A page that changes without being loaded again keeps its header. */
function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
}

// A few tabs above one panel. The arrow keys go from tab to tab, Home and End to the first and the last.
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { classes } from "./classes";

interface Tab {
  key: string;
  name: string;
}

interface TabsProps {
  /** Spoken name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChoose: (key: string) => void;
  /** The panel of the current tab. */
  children: ReactNode;
  /** Width and side margins of the row. */
  className?: string;
  /** Stays visible with the row. */
  note?: ReactNode;
}

export function Tabs({ label, tabs, current, onChoose, children, className, note }: TabsProps) {
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);

  const choose = (key: string) => {
    onChoose(key);
    // The row is sticky; the next panel is scrolled to its top.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ key }) => key === current);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + tabs.length) % tabs.length;
    const key = tabs[place]?.key;
    if (key === undefined) return;
    choose(key);
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[place]?.focus({ preventScroll: true });
  };

  return (
    // The row sticks to the top only while its panel is in view.
    <div>
      <div ref={top} className="-scroll-mt-px" />
      <div className="sticky top-0 z-10 border-line border-b bg-paper">
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className={classes("flex", className)}
        >
          {tabs.map(({ key, name }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              aria-selected={key === current}
              aria-controls={key === current ? `${id}-panel` : undefined}
              tabIndex={key === current ? 0 : -1}
              onClick={() => choose(key)}
              className="-mb-px min-h-13 flex-1 border-transparent border-b-4 px-3 py-2 font-semibold text-muted hyphens-none hover:text-ink aria-selected:border-ink aria-selected:text-ink sm:flex-none sm:px-6"
            >
              {name}
            </button>
          ))}
        </div>
        {note}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  );
}

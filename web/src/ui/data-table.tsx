// A table of words: its caption above, the first column names the row. Wide ones scroll in their own box.
import { classes } from "./classes";

export interface TableData {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

interface DataTableProps extends TableData {
  /** A heading above says the same. */
  hideCaption?: boolean;
  /** Language of the first column, where it isn't the page's. */
  namesLang?: string | undefined;
}

export function DataTable({ caption, head, rows, hideCaption, namesLang }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section would be a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <div role="group" tabIndex={0} aria-label={caption} className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-small sm:text-body">
        <caption className={hideCaption ? "sr-only" : "mb-2 text-left font-semibold text-body"}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((name) => (
              <HeadCell key={name}>{name}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join("|")} className="border-line border-b">
              {cells.map((cell, column) => (
                <Cell key={head[column] ?? cell} first={column === 0} namesLang={namesLang}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell({ children }: { children: string }) {
  const look = "border-ink border-b-2 py-2 pr-2.5 align-bottom font-semibold text-small last:pr-0 sm:pr-4";
  // A column that explains the one before it has no name, and a heading without one would be announced.
  if (!children) return <td className={look} />;
  return (
    <th scope="col" className={classes(look, isOneWord(children) && "whitespace-nowrap")}>
      {children}
    </th>
  );
}

interface CellProps extends Pick<DataTableProps, "namesLang"> {
  first: boolean;
  children: string;
}

function Cell({ first, namesLang, children }: CellProps) {
  const look = classes("py-2 pr-2.5 align-top last:pr-0 sm:pr-4", isOneWord(children) && "whitespace-nowrap");
  return first ? (
    <th scope="row" lang={namesLang} className={classes(look, "font-normal")}>
      {children}
    </th>
  ) : (
    <td className={look}>{children}</td>
  );
}

/** A number with its unit reads as one, and so does a word of scripts that may break anywhere. */
function isOneWord(text: string): boolean {
  return text.length <= (/\d/.test(text) ? 12 : 4);
}

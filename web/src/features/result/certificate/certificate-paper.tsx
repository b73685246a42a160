// A preview of the certificate: a sheet within a border of tiles. The name is text and nothing else.
import { formatDate } from "../../../l10n/formats";
import { useT } from "../../../l10n/words";
import { usePage } from "../../../lib/page";
import { marginOf, numberOf } from "../../../parts/score-words";
import type { PaidOrder } from "../frame/order";
import { borderTiles, tilePath } from "./certificate-border";
import { linesOf, sizeFor } from "./certificate-text";

/** Tiles in a row and in a column; a tile is 20 units wide. */
const sheet = { columns: 32, rows: 23, tile: 20 };
const [width, height] = [sheet.columns * sheet.tile, sheet.rows * sheet.tile];
const room = width - 7 * sheet.tile;

export function CertificatePaper({ order, name }: { order: PaidOrder; name: string }) {
  const t = useT();
  const { hl, boot } = usePage();
  const { questions, submittedAt } = order;
  const { score, normVersion, provisional } = order.result;
  const exam = order.report?.exam ?? boot?.exam.name ?? "";
  const title = t("reading-certificate-paper-title");
  const person = name || t("reading-certificate-paper-name");
  const text = t("reading-certificate-paper-text", {
    exam,
    questions,
    // A certificate is the same everywhere: its date is in UTC.
    date: formatDate(submittedAt.slice(0, 10), hl),
  });
  const number = `${t("reading-certificate-paper-score")} ${numberOf(score, t, hl)}`;
  const margin = marginOf(score, t) ?? "";
  const norms = t(
    provisional ? "reading-certificate-paper-norms-provisional" : "reading-certificate-paper-norms",
    { version: normVersion },
  );
  const foot = [t("reading-certificate-paper-kind"), norms].join(" · ");
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={[title, person, text, number, margin, foot].join(". ")}
      className="h-auto w-full rounded-tile border border-line bg-raised"
    >
      {borderTiles(sheet).map((tile) => (
        <path key={`${tile.x} ${tile.y}`} className={tile.paint} d={tilePath(tile, sheet.tile)} />
      ))}
      <Line y={110} size={sizeFor(title, 26, room)} bold>
        {title}
      </Line>
      <Line y={185} size={sizeFor(person, 34, room)} bold faint={!name}>
        {person}
      </Line>
      <path className="stroke-line" strokeWidth="2" d={`M${width / 2 - 190} 203h380`} />
      {linesOf(text, room, 17).map((line, index) => (
        <Line key={line} y={236 + index * 24} size={17}>
          {line}
        </Line>
      ))}
      <Line y={322} size={sizeFor(number, 32, room)} bold>
        {number}
      </Line>
      <Line y={350} size={17}>
        {margin}
      </Line>
      <Line y={396} size={sizeFor(foot, 14, room)} faint>
        {foot}
      </Line>
    </svg>
  );
}

interface LineProps {
  y: number;
  size: number;
  bold?: boolean;
  faint?: boolean;
  children: string;
}

function Line({ y, size, bold, faint, children }: LineProps) {
  return (
    <text
      x={width / 2}
      y={y}
      fontSize={size}
      fontWeight={bold ? 700 : 400}
      textAnchor="middle"
      className={faint ? "fill-muted" : "fill-ink"}
    >
      {children}
    </text>
  );
}

// What a free result looks like: the likeliest type, and four bars with margins. An example, drawn; the words beside it
// say what it shows.
import { Creature } from "../../parts/creature";

/** Places and margins in percent of the comparison group. How sure a letter is follows from both, and how likely the
    types are from that. */
const rows = [
  { first: "E", second: "I", place: 76, low: 64, high: 86, certainty: 99 },
  { first: "N", second: "S", place: 69, low: 55, high: 81, certainty: 95 },
  { first: "F", second: "T", place: 54, low: 38, high: 69, certainty: 63 },
  { first: "J", second: "P", place: 24, low: 12, high: 38, certainty: 98 },
];

/** A letter that is less sure than this is small. */
const balanced = 75;

export function ResultPicture() {
  return (
    <div aria-hidden="true">
      <div className="flex items-center gap-5">
        <div className="size-28 shrink-0">
          <Creature code="ENFP" />
        </div>
        <div>
          <p className="font-extrabold text-figure tracking-widest">ENfP</p>
          <ul className="mt-2 grid gap-1 text-muted text-small">
            <li>ENFP · 58%</li>
            <li>ENTP · 35%</li>
          </ul>
        </div>
      </div>
      <ul className="mt-6 grid gap-4">
        {rows.map(({ first, second, place, low, high, certainty }) => (
          <li key={first} className="flex items-center gap-3 font-bold">
            <Pole letter={first} chosen={place > 50} small={certainty < balanced} />
            <Bar place={place} low={low} high={high} />
            <Pole letter={second} chosen={place < 50} small={certainty < balanced} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pole({ letter, chosen, small }: { letter: string; chosen: boolean; small: boolean }) {
  const text = chosen && small ? letter.toLowerCase() : letter;
  return <span className={`w-5 text-center ${chosen ? "" : "text-muted"}`}>{text}</span>;
}

/** The first pole is on the left, so a high place is far left. */
function Bar({ place, low, high }: { place: number; low: number; high: number }) {
  const [from, to, at] = [100 - high, 100 - low, 100 - place];
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-6 w-full" aria-hidden="true">
      <path className="fill-line" d="M0 3.4h100v1.2H0z" />
      <path className="creature-4" d={`M${from} 1.6H${to}v4.8H${from}z`} />
      <path className="fill-muted" d="M49.7 0h.6v8h-.6z" />
      <path className="creature-1" d={`M${at - 0.7} 0h1.4v8h-1.4z`} />
    </svg>
  );
}

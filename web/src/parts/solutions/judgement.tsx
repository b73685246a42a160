// What an option gets right, and which rules it breaks.
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";

interface JudgementProps {
  keeps: string | undefined;
  breaks: readonly string[];
}

export function Judgement({ keeps, breaks }: JudgementProps) {
  return (
    <ul className="grid gap-1.5">
      {keeps && (
        <li className="flex gap-2">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" strokeWidth={3} />
          {keeps}
        </li>
      )}
      {breaks.map((reason) => (
        <li key={reason} className="flex gap-2">
          <X aria-hidden="true" className="mt-1 size-4 shrink-0 text-bad" strokeWidth={3} />
          {reason}
        </li>
      ))}
    </ul>
  );
}

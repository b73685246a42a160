// Says whether the choice is right and why, aloud too.
import { useT } from "../../../l10n/words";
import type { Option } from "./puzzles";

export function Feedback({ option }: { option: Option | undefined }) {
  const t = useT();
  return (
    <div role="status">
      {option && (
        <p>
          <strong className={option.right ? "text-good" : "text-bad"}>
            {t(option.right ? "puzzle-right" : "puzzle-wrong")}
          </strong>{" "}
          {t(option.reason)}
        </p>
      )}
    </div>
  );
}

// The five answers in full words, always from the lowest to the highest. The chosen one has a check, not only a colour.
import Check from "lucide-react/icons/check";
import type { MouseEvent } from "react";
import { Button } from "../../../ui/button";

interface AnswersProps {
  /** Id of the element with the sentence. */
  labelledBy: string;
  answers: readonly string[];
  chosen: number | undefined;
  onChoose: (index: number, event: MouseEvent) => void;
}

export function Answers({ labelledBy, answers, chosen, onChoose }: AnswersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and meaning
    <div role="group" aria-labelledby={labelledBy} className="statement-answers">
      {answers.map((answer, index) => (
        <Button
          key={answer}
          kind="choice"
          aria-pressed={index === chosen}
          onClick={(event) => onChoose(index, event)}
        >
          {index === chosen && <Check aria-hidden="true" className="size-5 shrink-0" />}
          {answer}
        </Button>
      ))}
    </div>
  );
}

// A type's creature in a report, with its name and a sentence about the type.
import type { CreatureBlock } from "../../api/questionnaire-types";
import { Card } from "../../ui/card";
import { Creature } from "../creature";

export function CreatureView({ code, name, line, alt }: CreatureBlock) {
  return (
    <Card className="flex flex-col items-center gap-3">
      <Creature code={code} size={176} title={alt} />
      <p className="font-semibold text-heading">{name}</p>
      <p className="max-w-xl text-center text-muted">{line}</p>
    </Card>
  );
}

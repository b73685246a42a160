// The two boxes of European and British law. Never ticked in advance; their words are stored as evidence.
import { useT } from "../../l10n/words";
import { Checkbox } from "../../ui/checkbox";

interface Agreed {
  supply: boolean;
  waiver: boolean;
}

interface WaiverBoxesProps {
  agreed: Agreed;
  onChange: (agreed: Agreed) => void;
  /** Marks boxes that aren't ticked. */
  missing: boolean;
}

export function WaiverBoxes({ agreed, onChange, missing }: WaiverBoxesProps) {
  const t = useT();
  const error = (ticked: boolean) => (missing && !ticked ? t("pay-box-missing") : undefined);
  return (
    <div>
      <Checkbox
        checked={agreed.supply}
        onChange={(supply) => onChange({ ...agreed, supply })}
        error={error(agreed.supply)}
      >
        {t("pay-box-supply")}
      </Checkbox>
      <Checkbox
        checked={agreed.waiver}
        onChange={(waiver) => onChange({ ...agreed, waiver })}
        error={error(agreed.waiver)}
      >
        {t("pay-box-waiver")}
      </Checkbox>
      <p className="mt-1 pl-9 text-muted text-small">{t("pay-box-note")}</p>
    </div>
  );
}

// Withdrawing from the contract in two steps and without signing in, as the law of the European Union
// words them. Shown to everybody, because a visitor's country doesn't tell which law applies.
import { useState } from "react";
import { useT } from "../../l10n/words";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { useMoment } from "./use-moment";
import { type Declared, WithdrawalForm } from "./withdrawal-form";

interface WithdrawalProps {
  /** The order of a known purchase. */
  orderNumber: string | undefined;
  withdrawnAt: string | null | undefined;
  onDeclared: () => void;
}

export function Withdrawal({ orderNumber, withdrawnAt, onDeclared }: WithdrawalProps) {
  const t = useT();
  const moment = useMoment();
  const [open, setOpen] = useState<boolean>();
  const [declared, setDeclared] = useState<Declared>();

  const body = () => {
    if (declared) {
      const { declaredAt, email } = declared;
      return (
        <div role="status" className="grid gap-2">
          <p className="font-semibold text-good">{t("support-withdraw-done")}</p>
          <p>{t("support-withdraw-done-text", { moment: moment(declaredAt), email })}</p>
        </div>
      );
    }
    if (withdrawnAt) return <p>{t("support-withdraw-before", { moment: moment(withdrawnAt) })}</p>;
    if (!open) {
      return (
        // The focus returns to where the form was opened.
        <Button autoFocus={open === false} onClick={() => setOpen(true)}>
          {t("support-withdraw-open")}
        </Button>
      );
    }
    return (
      <WithdrawalForm
        orderNumber={orderNumber}
        onCancel={() => setOpen(false)}
        onDeclared={(declaration) => {
          setDeclared(declaration);
          onDeclared();
        }}
      />
    );
  };

  return (
    <Card className="scroll-mt-4">
      <h2 id="withdraw" className="text-heading">
        {t("support-withdraw-title")}
      </h2>
      <p className="mt-2 mb-4 text-muted">{t("support-withdraw-text")}</p>
      {body()}
    </Card>
  );
}

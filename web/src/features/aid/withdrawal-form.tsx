// The declaration itself: who, which order, where the confirmation goes.
import { type FormEvent, useState } from "react";
import { useApi } from "../../api/api-context";
import { withdrawOrder } from "../../api/order-calls";
import { useT } from "../../l10n/words";
import { useOrderHref } from "../../parts/order-href";
import { problemOf } from "../../parts/problem";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { EmailField, useEmailComplaint } from "./email-field";

export interface Declared {
  declaredAt: string;
  email: string;
}

interface WithdrawalFormProps {
  orderNumber: string | undefined;
  onCancel: () => void;
  onDeclared: (declared: Declared) => void;
}

/** What is wrong with each field. */
type Complaints = Partial<Record<"name" | "order" | "email", string | undefined>>;

export function WithdrawalForm({ orderNumber, onCancel, onDeclared }: WithdrawalFormProps) {
  const t = useT();
  const api = useApi();
  const wrongEmail = useEmailComplaint();
  const retrieve = useOrderHref("retrieveReport");
  const [name, setName] = useState("");
  const [order, setOrder] = useState(orderNumber ?? "");
  const [email, setEmail] = useState("");
  const [complaints, setComplaints] = useState<Complaints>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const declare = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found: Complaints = {
      name: name.trim() ? undefined : t("support-withdraw-name-missing"),
      order: order.trim() ? undefined : t("support-order-missing"),
      email: wrongEmail(email),
    };
    setComplaints(found);
    setProblem(undefined);
    if (Object.values(found).some(Boolean)) return;
    setBusy(true);
    const declaration = { orderNumber: order.trim(), name: name.trim(), email: email.trim() };
    const answer = await withdrawOrder(api, declaration);
    setBusy(false);
    if (answer.ok) onDeclared({ declaredAt: answer.data.declaredAt, email: declaration.email });
    else setProblem(problemOf(answer.error, t));
  };

  return (
    <form noValidate onSubmit={(event) => void declare(event)} className="grid gap-4">
      <p>{t("support-withdraw-form")}</p>
      <Field
        label={t("support-withdraw-name")}
        error={complaints.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="name"
        maxLength={60}
        autoFocus
      />
      <Field
        label={t("support-order-label")}
        error={complaints.order}
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      >
        <p className="text-muted text-small">
          {t("support-withdraw-order-help")}{" "}
          <a href={retrieve} className="inline-block py-1 text-strong underline underline-offset-4">
            {t("support-withdraw-order-link")}
          </a>
        </p>
      </Field>
      <EmailField
        label={t("support-withdraw-email")}
        value={email}
        onChange={setEmail}
        error={complaints.email}
      />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button kind="primary" type="submit" disabled={busy}>
          {busy ? t("result-call-busy") : t("support-withdraw-confirm")}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t("support-cancel")}
        </Button>
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
    </form>
  );
}

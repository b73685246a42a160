// The declaration itself: who, which order, where the confirmation goes.
import { type FormEvent, useState } from "react";
import { useApi } from "../../api/api-context";
import { withdrawOrder } from "../../api/order-calls";
import { useT } from "../../l10n/words";
import { type EmailFault, emailFault } from "../../lib/email-hints";
import { EmailField } from "../../parts/email-field";
import { useOrderHref } from "../../parts/order-href";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";

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
interface Faults {
  name?: string | undefined;
  order?: string | undefined;
  email?: EmailFault | undefined;
}

export function WithdrawalForm({ orderNumber, onCancel, onDeclared }: WithdrawalFormProps) {
  const t = useT();
  const api = useApi();
  const retrieve = useOrderHref()("retrieveReport");
  const [name, setName] = useState("");
  const [order, setOrder] = useState(orderNumber ?? "");
  const [email, setEmail] = useState("");
  const [faults, setFaults] = useState<Faults>({});
  const declaration = { orderNumber: order.trim(), name: name.trim(), email: email.trim() };
  const { busy, problem, change } = useChange<{ declaredAt: string }>(({ declaredAt }) =>
    onDeclared({ declaredAt, email: declaration.email }),
  );

  const declare = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found: Faults = {
      name: declaration.name ? undefined : t("support-withdraw-name-missing"),
      order: declaration.orderNumber ? undefined : t("support-order-missing"),
      email: emailFault(email),
    };
    setFaults(found);
    if (!Object.values(found).some(Boolean)) change(() => withdrawOrder(api, declaration));
  };

  return (
    <form noValidate onSubmit={declare} className="grid gap-4">
      <p>{t("support-withdraw-form")}</p>
      <Field
        label={t("support-withdraw-name")}
        error={faults.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="name"
        maxLength={60}
        autoFocus
      />
      <Field
        label={t("support-order-label")}
        error={faults.order}
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
        area="support"
        label={t("support-withdraw-email")}
        value={email}
        onChange={setEmail}
        fault={faults.email}
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

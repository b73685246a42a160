// Another address for the report.
import { type FormEvent, type ReactNode, useState } from "react";
import { useApi } from "../api/api-context";
import { changeEmail } from "../api/pay-calls";
import { emailFault } from "../lib/email-hints";
import { EmailField, type EmailFieldProps } from "./email-field";
import { OwnerSignIn } from "./owner-sign-in";
import { useChange } from "./use-change";

interface AddressFormProps extends Pick<EmailFieldProps, "area" | "label"> {
  orderNumber: string;
  /** Gets the new address as it is shown: most letters hidden. */
  onSent: (email: string) => void;
  /** For a page that reports the failure itself; otherwise the field does. */
  onFailed?: () => void;
  className: string;
  /** The buttons. */
  children: (busy: boolean) => ReactNode;
}

export function AddressForm(props: AddressFormProps) {
  const { orderNumber, area, label, onSent, onFailed, className, children } = props;
  const api = useApi();
  const [email, setEmail] = useState("");
  const [tried, setTried] = useState(false);
  const { busy, problem, failure, change } = useChange<{ email: string }>((after) => onSent(after.email));

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || emailFault(email)) return;
    change(async () => {
      const answer = await changeEmail(api, orderNumber, email.trim());
      if (!answer.ok) onFailed?.();
      return answer;
    });
  };

  return (
    <form noValidate onSubmit={send} className={className}>
      <EmailField
        area={area}
        label={label}
        value={email}
        onChange={setEmail}
        fault={tried ? emailFault(email) : undefined}
        problem={onFailed ? undefined : problem}
        autoFocus
      />
      <OwnerSignIn failure={failure} />
      {children(busy)}
    </form>
  );
}

// The link of a letter was opened. Opening it changes nothing, because mail scanners open links too: the button signs in.
import { signInByLink } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Problem } from "./outcome";

/** The link is wrong, over or used. */
const wrongCode = 10_491;

interface LinkStepProps {
  link: string;
  onSignedIn: (account: AccountInfo) => void;
  /** It can't be used, now or later. */
  onOver: () => void;
}

export function LinkStep({ link, onSignedIn, onOver }: LinkStepProps) {
  const t = useT();
  const api = useApi();
  const { busy, problem, change } = useChange<AccountInfo>(onSignedIn);

  const signIn = () =>
    change(async () => {
      const answer = await signInByLink(api, link);
      if (!answer.ok && answer.error.kind === "refusal" && answer.error.result === wrongCode) {
        onOver();
      }
      return answer;
    });

  return (
    <Card className="grid justify-items-start gap-4">
      <p>{t("account-link-text")}</p>
      <Button kind="primary" autoFocus disabled={busy} onClick={signIn}>
        {busy ? t("account-busy") : t("account-sent-sign-in")}
      </Button>
      <Problem>{problem}</Problem>
    </Card>
  );
}

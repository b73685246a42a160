// The language in which letters are written. It is saved when it is chosen.
import { changeAccount } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { languages } from "../../lib/locale";
import { Card } from "../../ui/card";
import { Select } from "../../ui/select";
import { changeAccountTo } from "./account";
import { Done, Problem } from "./outcome";
import { useOwnChange } from "./use-own-change";

export function LetterLanguage({ account }: { account: AccountInfo }) {
  const t = useT();
  const api = useApi();
  const { busy, done, problem, change } = useOwnChange<AccountInfo>(changeAccountTo);
  return (
    <Card className="grid gap-4">
      <Select
        label={t("account-setting-language")}
        name="language"
        disabled={busy}
        value={account.hl}
        onChange={(event) => {
          const { value } = event.target;
          change(() => changeAccount(api, { hl: value }), "account-profile-saved");
        }}
      >
        {languages.map(({ hl, tag, name }) => (
          <option key={hl} value={hl} lang={tag}>
            {name}
          </option>
        ))}
      </Select>
      <Problem>{problem}</Problem>
      <Done>{done && t(done)}</Done>
    </Card>
  );
}

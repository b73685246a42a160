// What a person says about themselves. Everything may stay empty.
import { type FormEvent, useState } from "react";
import { changeAccount } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { changeAccountTo } from "./account";
import { Done, Problem } from "./outcome";
import { AccountSection } from "./section";
import { useOwnChange } from "./use-own-change";

const genders = ["male", "female", "confidential"] as const;

const draftOf = ({ name, nickname, phone, birthday, gender }: AccountInfo) => ({
  name,
  nickname,
  phone,
  birthday: birthday ?? "",
  gender: gender ?? "",
});

/** A day that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export function ProfileForm({ account }: { account: AccountInfo }) {
  const t = useT();
  const api = useApi();
  const [draft, setDraft] = useState(() => draftOf(account));
  const [tried, setTried] = useState(false);
  const { busy, done, problem, change } = useOwnChange<AccountInfo>(changeAccountTo);
  const birthday = draft.birthday.trim();
  const wrongDay = birthday !== "" && !isDay(birthday);
  const write = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });

  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!busy && !wrongDay) change(() => changeAccount(api, { ...draft, birthday }), "account-profile-saved");
  };

  return (
    <AccountSection id="profile" title={t("account-profile-title")} lead={t("account-profile-lead")}>
      <form noValidate onSubmit={save} className="grid justify-items-stretch gap-5">
        <Field
          label={t("account-name-label")}
          name="name"
          autoComplete="name"
          maxLength={60}
          value={draft.name}
          onChange={(event) => write({ name: event.target.value })}
        />
        <Field
          label={t("account-nickname-label")}
          name="nickname"
          autoComplete="nickname"
          maxLength={30}
          value={draft.nickname}
          onChange={(event) => write({ nickname: event.target.value })}
        />
        <Field
          label={t("account-phone-label")}
          name="phone"
          type="tel"
          autoComplete="tel"
          value={draft.phone}
          onChange={(event) => write({ phone: event.target.value })}
        />
        <Field
          label={t("account-birthday-label")}
          hint={t("account-birthday-hint")}
          name="birthday"
          autoComplete="bday"
          value={draft.birthday}
          onChange={(event) => write({ birthday: event.target.value })}
          error={tried && wrongDay ? t("account-birthday-wrong") : undefined}
        />
        <Select
          label={t("account-gender-label")}
          name="gender"
          autoComplete="sex"
          value={draft.gender}
          onChange={(event) => write({ gender: event.target.value })}
        >
          <option value="">{t("account-gender-none")}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {t(`account-gender-${gender}`)}
            </option>
          ))}
        </Select>
        <Problem>{problem}</Problem>
        <Button type="submit" disabled={busy} className="sm:justify-self-start">
          {busy ? t("account-busy") : t("account-profile-save")}
        </Button>
        <Done>{done && t(done)}</Done>
      </form>
    </AccountSection>
  );
}

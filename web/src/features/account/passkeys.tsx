// The person's passkeys: adding one, naming and removing them.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useApi } from "../../api/api-context";
import type { Answer } from "../../api/envelope";
import {
  addPasskey,
  beginPasskey,
  type DeviceAnswer,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from "../../api/passkey-calls";
import type { AccountInfo, PasskeyInfo } from "../../api/types";
import { useAnswer } from "../../api/use-answer";
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { hasPasskeys } from "../../lib/has-passkeys";
import { localDay } from "../../lib/moment";
import { usePage } from "../../lib/page";
import { LoadFailed } from "../../parts/load-failed";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { loadPasskeys } from "./load-passkeys";
import { Done, Problem } from "./outcome";
import { AccountSection } from "./section";
import { ProveFirst } from "./signed-in-only";
import { useOwnChange } from "./use-own-change";

const passkeysKey = (account: AccountInfo) => ["account-passkeys", account.id];
const longestName = 60;

export function Passkeys({ account }: { account: AccountInfo }) {
  const t = useT();
  const api = useApi();
  const queries = useQueryClient();
  const make = useMake();
  const found = useAnswer(passkeysKey(account), () => listPasskeys(api));
  const { busy, done, problem, change, goOn } = useOwnChange<unknown>(() => {
    void queries.invalidateQueries({ queryKey: passkeysKey(account) });
  });
  const passkeys = found.kind === "found" ? found.data : [];
  const add = async () => {
    const made = await make();
    return made.ok ? addPasskey(api, made.data) : made;
  };
  // Keys that were made elsewhere can still be removed here.
  if (!hasPasskeys() && passkeys.length === 0) return null;
  return (
    <AccountSection id="passkeys" title={t("account-passkeys-title")} lead={t("account-passkeys-lead")}>
      {found.kind === "waiting" && (
        <p role="status" className="text-muted">
          {t("common-loading")}
        </p>
      )}
      {found.kind === "failed" && <LoadFailed text={t("common-failed-title")} retry={found.retry} />}
      {found.kind === "found" && passkeys.length === 0 && <p>{t("account-passkeys-empty")}</p>}
      {passkeys.length > 0 && (
        <ul className="grid gap-4">
          {passkeys.map((passkey) => (
            <PasskeyEntry
              key={passkey.id}
              passkey={passkey}
              busy={busy}
              onName={(name) =>
                change(() => renamePasskey(api, { id: passkey.id, name }), "account-passkey-renamed")
              }
              onRemove={() => change(() => removePasskey(api, passkey.id), "account-passkey-removed")}
            />
          ))}
        </ul>
      )}
      {goOn ? (
        <ProveFirst account={account} onProven={goOn} />
      ) : (
        hasPasskeys() && (
          <Button
            disabled={busy}
            onClick={() => change(add, "account-passkey-added")}
            className="justify-self-start"
          >
            {busy ? t("account-busy") : t("account-passkey-add")}
          </Button>
        )
      )}
      <Problem>{problem}</Problem>
      <Done>{done && t(done)}</Done>
    </AccountSection>
  );
}

/** Has the device make a key. */
function useMake(): () => Promise<Answer<DeviceAnswer>> {
  const t = useT();
  const api = useApi();
  return async () => {
    const passkeys = await loadPasskeys();
    if (!passkeys.ok) return passkeys;
    const begun = await beginPasskey(api);
    if (!begun.ok) return begun;
    const { ceremony, options } = begun.data;
    const device = await passkeys.data.makePasskey(options);
    if (device.kind === "answered") return { ok: true, data: { ceremony, credential: device.credential } };
    const msg = t(device.kind === "known" ? "account-passkey-known" : "account-passkey-failed");
    return { ok: false, error: { kind: "refusal", result: 0, msg } };
  };
}

interface PasskeyEntryProps {
  passkey: PasskeyInfo;
  busy: boolean;
  onName: (name: string) => void;
  onRemove: () => void;
}

function PasskeyEntry({ passkey, busy, onName, onRemove }: PasskeyEntryProps) {
  const t = useT();
  const [naming, setNaming] = useState(false);
  if (naming) {
    return (
      <li>
        <NameForm
          name={passkey.name}
          busy={busy}
          onName={(name) => {
            setNaming(false);
            if (name !== passkey.name) onName(name);
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5">
      <div className="min-w-0">
        <p className="break-words font-semibold">{passkey.name}</p>
        <p className="text-muted text-small">
          <StateOf passkey={passkey} />
        </p>
      </div>
      <div className="flex flex-wrap gap-x-5">
        <Button kind="quiet" disabled={busy} onClick={() => setNaming(true)} aria-description={passkey.name}>
          {t("account-passkey-rename")}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onRemove} aria-description={passkey.name}>
          {t("account-passkey-remove")}
        </Button>
      </div>
    </li>
  );
}

function StateOf({ passkey: { disabled, created, lastUsed } }: { passkey: PasskeyInfo }) {
  const t = useT();
  const { hl } = usePage();
  if (disabled) return t("account-passkey-disabled");
  const day = (moment: string) => ({ date: formatDate(localDay(moment), hl) });
  return lastUsed ? t("account-passkey-used", day(lastUsed)) : t("account-passkey-created", day(created));
}

interface NameFormProps {
  name: string;
  busy: boolean;
  onName: (name: string) => void;
}

function NameForm({ name: before, busy, onName }: NameFormProps) {
  const t = useT();
  const [name, setName] = useState(before);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onName(name.trim() || before);
  };
  return (
    <form onSubmit={save} className="grid gap-3">
      <Field
        label={t("account-passkey-name-label")}
        name="passkey"
        autoComplete="off"
        autoFocus
        maxLength={longestName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t("account-profile-save")}
      </Button>
    </form>
  );
}

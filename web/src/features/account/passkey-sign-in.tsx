// Signing in with a passkey: by a button, and where the browser can, offered beside the address.
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useApi } from "../../api/api-context";
import type { Answer } from "../../api/envelope";
import { beginPasskeySignIn, type DeviceAnswer, signInByPasskey } from "../../api/passkey-calls";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { hasPasskeys } from "../../lib/has-passkeys";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";
import { loadPasskeys } from "./load-passkeys";
import { Problem } from "./outcome";

interface PasskeySignInProps {
  onSignedIn: (account: AccountInfo) => void;
}

export function PasskeySignIn({ onSignedIn }: PasskeySignInProps) {
  return hasPasskeys() ? <ByPasskey onSignedIn={onSignedIn} /> : null;
}

function ByPasskey({ onSignedIn }: PasskeySignInProps) {
  const t = useT();
  const api = useApi();
  const ask = useAsk();
  // A browser asks its device one thing at a time: the button ends the offer, which is made again afterwards.
  const [offers, setOffers] = useState(0);
  const { busy, problem, change } = useChange<AccountInfo | undefined>((account) => {
    if (account) onSignedIn(account);
  });
  const signIn = (asked: () => Promise<Asked>) =>
    change(async () => {
      const device = await asked();
      if (!device.ok || !device.data) return device as Failed | Nothing;
      const answer = await signInByPasskey(api, device.data);
      if (!answer.ok) setOffers((times) => times + 1);
      return answer;
    });
  const fromButton = async () => {
    const device = await ask(false);
    if (!device.ok) setOffers((times) => times + 1);
    return device;
  };
  useOffer(ask, offers, (device) => signIn(async () => device));
  return (
    <div className="grid gap-2">
      <Button disabled={busy} onClick={() => signIn(fromButton)} className="sm:justify-self-start">
        {busy ? t("account-busy") : t("account-passkey-sign-in")}
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}

/** Nothing, if another request took its place. */
type Asked = Answer<DeviceAnswer | undefined>;
type Failed = Extract<Asked, { ok: false }>;
interface Nothing {
  ok: true;
  data: undefined;
}

type Ask = (offered: boolean) => Promise<Asked>;

function startOver(running: RefObject<AbortController | undefined>): AbortController {
  running.current?.abort();
  running.current = new AbortController();
  return running.current;
}

/** Asks the device for a proof; a new request ends the one before it. */
function useAsk(): Ask {
  const api = useApi();
  const failed = useT()("account-passkey-failed");
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return useCallback(
    async (offered) => {
      const { signal } = startOver(running);
      const passkeys = await loadPasskeys();
      if (!passkeys.ok) return passkeys;
      const begun = await beginPasskeySignIn(api);
      if (!begun.ok) return begun;
      const { ceremony, options } = begun.data;
      const device = await passkeys.data.askPasskey(options, { offered, signal });
      if (device.kind === "aborted") return { ok: true, data: undefined };
      if (device.kind !== "answered")
        return { ok: false, error: { kind: "refusal", result: 0, msg: failed } };
      return { ok: true, data: { ceremony, credential: device.credential } };
    },
    [api, failed],
  );
}

/** Lets the browser offer passkeys beside the address, as often as `offers` changes. */
function useOffer(ask: Ask, offers: number, onPicked: (device: Asked) => void): void {
  const picked = useRef(onPicked);
  useEffect(() => {
    picked.current = onPicked;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused offer is made again
  useEffect(() => {
    let left = false;
    void loadPasskeys().then(async (passkeys) => {
      if (!passkeys.ok || !(await passkeys.data.offersPasskeys()) || left) return;
      const device = await ask(true);
      // An offer that nobody takes, or that can't be made, isn't worth a word: there is the button.
      if (!left && device.ok && device.data) picked.current(device);
    });
    return () => {
      left = true;
    };
  }, [ask, offers]);
}

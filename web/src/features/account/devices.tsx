// Where the person is signed in; each device can be signed out from here.

import { useQueryClient } from "@tanstack/react-query";
import { endSession, listDevices } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import type { AccountInfo, DeviceInfo } from "../../api/types";
import { useAnswer } from "../../api/use-answer";
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { localDay } from "../../lib/moment";
import { usePage } from "../../lib/page";
import { LoadFailed } from "../../parts/load-failed";
import { useRegionName } from "../../parts/region-name";
import { Button } from "../../ui/button";
import { Done, Problem } from "./outcome";
import { AccountSection } from "./section";
import { ProveFirst } from "./signed-in-only";
import { useOwnChange } from "./use-own-change";

const devicesKey = (account: AccountInfo) => ["account-devices", account.id];

export function Devices({ account }: { account: AccountInfo }) {
  const t = useT();
  const api = useApi();
  const queries = useQueryClient();
  const found = useAnswer(devicesKey(account), () => listDevices(api));
  const { busy, done, problem, change, goOn } = useOwnChange<unknown>(() => {
    void queries.invalidateQueries({ queryKey: devicesKey(account) });
  });
  const end = (id?: string) => change(() => endSession(api, id), "account-devices-ended");
  const devices = found.kind === "found" ? found.data : [];
  return (
    <AccountSection id="devices" title={t("account-devices-title")} lead={t("account-devices-lead")}>
      {found.kind === "waiting" && (
        <p role="status" className="text-muted">
          {t("common-loading")}
        </p>
      )}
      {found.kind === "failed" && <LoadFailed text={t("common-failed-title")} retry={found.retry} />}
      <ul className="grid gap-4">
        {devices.map((device) => (
          <Device key={device.id} device={device} busy={busy} onEnd={() => end(device.id)} />
        ))}
      </ul>
      {goOn && <ProveFirst account={account} onProven={goOn} />}
      {!goOn && devices.length > 1 && (
        <Button disabled={busy} onClick={() => end()} className="justify-self-start">
          {t("account-devices-end-all")}
        </Button>
      )}
      <Problem>{problem}</Problem>
      <Done>{done && t(done)}</Done>
    </AccountSection>
  );
}

/** The server's word for a country that isn't known. */
const elsewhere = "ZZ";

interface DeviceProps {
  device: DeviceInfo;
  busy: boolean;
  onEnd: () => void;
}

function Device({ device: { browser, system, country, lastSeen, current }, busy, onEnd }: DeviceProps) {
  const t = useT();
  const { hl } = usePage();
  const regionName = useRegionName();
  const date = formatDate(localDay(lastSeen), hl);
  const name = browser && system ? t("account-device-name", { browser, system }) : browser || system;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5">
      <div>
        <p className="font-semibold">{name || t("account-device-unknown")}</p>
        <p className="text-muted text-small">
          {country === elsewhere
            ? t("account-device-used", { date })
            : t("account-device-seen", { country: regionName(country), date })}
        </p>
      </div>
      {current ? (
        <span className="font-semibold text-good">{t("account-device-this")}</span>
      ) : (
        <Button kind="quiet" disabled={busy} onClick={onEnd} aria-description={name}>
          {t("account-device-end")}
        </Button>
      )}
    </li>
  );
}

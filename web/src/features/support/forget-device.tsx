// Makes this browser forget its orders, for buyers on somebody else's device, and signs out there.
import { useState } from "react";
import { useApi } from "../../api/api-context";
import { unwrap } from "../../api/envelope";
import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { forgetDevice } from "../../lib/forget-device";
import { useNavigate } from "../../lib/navigate";
import { Card } from "../../ui/card";
import { ConfirmStep } from "../../ui/confirm-step";

export function ForgetDevice() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [state, setState] = useState<"open" | "busy" | "failed" | "done">("open");
  const api = useApi();

  const forget = async () => {
    setState("busy");
    // The session is in a cookie that only the server can remove; so is the mark that there was one, which no page
    // can see. Nothing is forgotten until both are.
    const left = await unwrap<unknown>(api.POST("/user/logout", { params: { query: { forget: true } } }));
    if (!left.ok) return setState("failed");
    await forgetDevice();
    // The address names an order.
    navigate(pathname + search, { replace: true });
    setState("done");
  };

  return (
    <Card>
      <h2 className="text-heading">{t("support-forget-title")}</h2>
      <p className="mt-2 mb-4 text-muted">{t("support-forget-text")}</p>
      {state !== "done" && (
        <ConfirmStep
          label={t("support-forget-button")}
          question={t("support-forget-sure")}
          yes={t("support-forget-yes")}
          no={t("support-cancel")}
          busy={state === "busy"}
          onYes={() => void forget()}
        />
      )}
      {state === "failed" && (
        <p role="alert" className="mt-2 text-bad">
          {t("common-call-failed")}
        </p>
      )}
      <p role="status" className="font-semibold text-good empty:hidden">
        {state === "done" && t("support-forget-done")}
      </p>
    </Card>
  );
}

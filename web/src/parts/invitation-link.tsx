// The link that invites somebody to compare, for the person who sends it.
import { useT } from "../l10n/words";
import { paths } from "../lib/all-paths";
import { CopyButton } from "./copy-button";

export function InvitationLink({ token }: { token: string }) {
  const t = useT();
  const url = location.origin + paths.compare(token);
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        <span className="block font-semibold">{t("type16-compare-link")}</span>
        <a href={url} className="inline-block py-2.5 break-all text-strong underline underline-offset-4">
          {url}
        </a>
      </p>
      <CopyButton text={url} done={t("type16-share-copied")}>
        {t("type16-share-copy")}
      </CopyButton>
    </div>
  );
}

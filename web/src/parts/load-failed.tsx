// Shown in place of a part of a page that didn't load.
import { useT } from "../l10n/words";
import { Button } from "../ui/button";
import { classes } from "../ui/classes";

interface LoadFailedProps {
  text: string;
  retry: () => void;
  className?: string;
}

export function LoadFailed({ text, retry, className }: LoadFailedProps) {
  const t = useT();
  return (
    <div role="alert" className={classes("grid justify-items-start gap-4", className)}>
      <p>{text}</p>
      <Button onClick={retry}>{t("common-failed-retry")}</Button>
    </div>
  );
}

// A quiet line for buyers who aren't signed in: all reports in one place.
import { usePage } from "../lib/page";
import { paths } from "../lib/paths";
import { refOf, useSeemsSignedIn, useVisitorHref } from "../lib/visitor-href";
import { ButtonLink } from "../ui/button";

export function AccountLine({ children }: { children: string }) {
  const login = useVisitorHref(paths.userLogin(refOf(usePage().boot?.exam) ?? "%%tail%%"));
  if (useSeemsSignedIn()) return null;
  return (
    <p className="mt-2">
      <ButtonLink kind="quiet" href={login} className="text-left">
        {children}
      </ButtonLink>
    </p>
  );
}

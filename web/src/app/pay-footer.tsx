import { LegalLinks } from "../features/legal/legal-links";
import { PageFooter } from "../ui/page-footer";
import { CookieSettings, Withdraw } from "./footer";

/** Around a payment: what the law and our own texts promise at the foot of a page, and nothing else. */
export function PayFooter() {
  return (
    <PageFooter>
      <LegalLinks>
        <CookieSettings />
      </LegalLinks>
      <Withdraw />
    </PageFooter>
  );
}

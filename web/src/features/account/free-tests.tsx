// The tests whose whole result is free, as the catalogue has them.
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api-context";
import { unwrap } from "../../api/envelope";
import { dataOrThrow } from "../../api/failure";
import type { Category } from "../../api/types";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { useStartHref } from "../../lib/visitor-href";
import { ButtonLink } from "../../ui/button";
import { AccountSection } from "./section";

type Exam = Category["exams"][number];

export function FreeTests() {
  const t = useT();
  const api = useApi();
  const { hl } = usePage();
  const { data } = useQuery({
    queryKey: ["categories", hl],
    queryFn: () => dataOrThrow(unwrap(api.GET("/exam/category/list"))),
  });
  const free = data?.flatMap(({ exams }) => exams).filter((exam) => exam.free) ?? [];
  // Nobody came here for them: without any, or without the list, there is no heading either.
  if (free.length === 0) return null;
  return (
    <AccountSection id="free" title={t("account-free-title")}>
      <ul className="grid gap-4">
        {free.map((exam) => (
          <FreeTest key={exam.id} exam={exam} />
        ))}
      </ul>
    </AccountSection>
  );
}

function FreeTest({ exam }: { exam: Exam }) {
  const t = useT();
  return (
    <li className="grid justify-items-start gap-2">
      <h3 className="font-semibold">{exam.name}</h3>
      <p className="text-muted">{exam.summary}</p>
      <ButtonLink href={useStartHref(exam)} aria-description={exam.name}>
        {t("account-orders-start")}
      </ButtonLink>
    </li>
  );
}

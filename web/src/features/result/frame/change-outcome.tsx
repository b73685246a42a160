// What came of a change: that it is done, or why it isn't.
import type { ApiError } from "../../../api/envelope";
import { OwnerSignIn } from "../../../parts/owner-sign-in";

interface ChangeOutcomeProps {
  done: string | undefined;
  problem: string | undefined;
  failure: ApiError | undefined;
}

export function ChangeOutcome({ done, problem, failure }: ChangeOutcomeProps) {
  return (
    <>
      <p role="status" className="text-good">
        {done}
      </p>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      <OwnerSignIn failure={failure} />
    </>
  );
}

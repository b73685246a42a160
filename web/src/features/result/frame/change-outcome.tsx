// What came of a change: that it is done, or why it isn't.
interface ChangeOutcomeProps {
  done: string | undefined;
  problem: string | undefined;
}

export function ChangeOutcome({ done, problem }: ChangeOutcomeProps) {
  return (
    <>
      <p role="status" className="text-good">
        {done}
      </p>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
    </>
  );
}

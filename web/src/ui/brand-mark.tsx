// The mark: four tiles, one of them turned into a quarter disc.
export function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="size-7">
      <path className="fill-ink" d="M1 1h10v10H1zM13 13h10v10H13z" />
      <path className="fill-accent" d="M13 11V1a10 10 0 0 1 10 10z" />
      <path className="fill-strong" d="M11 13v10L1 13z" />
    </svg>
  );
}

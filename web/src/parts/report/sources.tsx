// A source; an address in it is a link. Publications keep their English titles.

const address = /(https:\/\/\S*[\w/])/;

export function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <ul lang="en" className="grid gap-2 text-muted text-small">
      {sources.map((source) => (
        <li key={source} className="[overflow-wrap:anywhere]">
          {source.split(address).map((piece) =>
            address.test(piece) ? (
              <a
                key={piece}
                href={piece}
                rel="noreferrer"
                target="_blank"
                className="underline underline-offset-4 hover:no-underline"
              >
                {piece}
              </a>
            ) : (
              piece
            ),
          )}
        </li>
      ))}
    </ul>
  );
}

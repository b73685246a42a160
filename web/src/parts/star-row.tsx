// Five stars, some of them filled. A picture only: what it says stands beside it in words.
// Outlined: on a light ground the fill alone is hard to see.
const filledLook = "fill-accent stroke-ink";
const emptyLook = "fill-none stroke-muted";

const star = "M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1-6.3-3.5-6.3 3.5L7 14.3l-5.2-5 7.1-.9z";

export function StarRow({ stars }: { stars: number }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 120 24" width="105" height="21">
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${24 * place} 0)`}
          className={place < Math.round(stars) ? filledLook : emptyLook}
        />
      ))}
    </svg>
  );
}

/** One star, drawn as in the row. */
export function Star({ filled }: { filled: boolean }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" className="size-9">
      <path d={star} className={filled ? filledLook : emptyLook} />
    </svg>
  );
}

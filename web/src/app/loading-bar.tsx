// The thin line at the top while something loads.
import { loading } from "../lib/loading";
import { useStore } from "../lib/store";

export function LoadingBar() {
  const state = useStore(loading, "idle");
  return (
    <div
      aria-hidden="true"
      data-state={state}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 origin-left scale-x-0 bg-accent opacity-0 data-[state=done]:scale-x-100 data-[state=running]:scale-x-90 data-[state=running]:opacity-100 data-[state=done]:transition-all data-[state=running]:transition-transform data-[state=done]:duration-300 data-[state=running]:duration-2000 data-[state=running]:ease-out"
    />
  );
}

// A piece of a report that few readers need: its code is fetched when one has it.
import { type ComponentType, useEffect, useState } from "react";
import { reportInterruption } from "../../lib/network";

/** Nothing until it is there. */
export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LateView(props: Props) {
    const [View, setView] = useState<ComponentType<Props>>();
    useEffect(() => {
      const attempt = () => {
        load().then(
          (loaded) => setView(() => loaded),
          () => reportInterruption(attempt),
        );
      };
      attempt();
    }, []);
    return View ? <View {...props} /> : null;
  };
}

// Every page that isn't prerendered: an empty shell, until the routes are loaded.
import { type ComponentType, useEffect, useState } from "react";
import { reportInterruption } from "../lib/network";
import { useHydrated } from "../lib/store";
import { Shell } from "./frame";

export function LateSite() {
  return useHydrated() ? <Loaded /> : <Shell />;
}

function Loaded() {
  const [Site, setSite] = useState<ComponentType>();
  useEffect(() => {
    const attempt = () => {
      import("./late-routes").then(
        ({ LateRoutes }) => setSite(() => LateRoutes),
        () => reportInterruption(attempt),
      );
    };
    attempt();
  }, []);
  return Site ? <Site /> : <Shell />;
}

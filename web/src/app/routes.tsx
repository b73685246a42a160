// The pages that are written ahead; what the shell becomes stands in late-routes.tsx. Addresses are
// built in lib/paths.ts.
import { type ComponentType, useEffect, useState } from "react";
import { Route, Routes, useLocation, useParams } from "react-router";
import { Landing } from "../features/landing/landing";
import { NotFound } from "../features/not-found/not-found";
import { reportInterruption } from "../lib/network";
import { usePage } from "../lib/page";
import { parseTail } from "../lib/paths";
import { useHydrated } from "../lib/store";
import { defaultVariant, parseVariant } from "../lib/variant";
import { Frame, Shell } from "./frame";

export function SiteRoutes() {
  // The server knows more than this table (an exam that doesn't exist): its word stands until
  // the visitor goes elsewhere.
  const { served } = usePage();
  const firstPage = useLocation().key === "default";
  const hydrated = useHydrated();
  if (served === "test") return hydrated ? <LateSite /> : <Shell />;
  if (served === "not_found" && firstPage) {
    return (
      <Routes>
        <Route element={<Frame />}>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    );
  }
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<Landing variant={parseVariant(served) ?? defaultVariant} />} />
        <Route path="/landing_page/:variant/:tail" element={<LandingRoute />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

/** Pages whose code comes after the shell. */
function LateSite() {
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

function LandingRoute() {
  const params = useParams();
  const variant = parseVariant(params.variant);
  if (!variant || !parseTail(params.tail)) return <NotFound />;
  return <Landing variant={variant} />;
}

// The pages that are prerendered; the others are in late-routes.tsx.
import { type ComponentType, useEffect, useState } from "react";
import { Route, Routes, useLocation, useParams } from "react-router";
import { Landing } from "../features/landing/landing";
import { NotFound } from "../features/not-found/not-found";
import { firstPages } from "../lib/first-pages";
import { reportInterruption } from "../lib/network";
import { usePage } from "../lib/page";
import { parseTail, paths } from "../lib/paths";
import { useHydrated } from "../lib/store";
import { defaultVariant, parseVariant } from "../lib/variant";
import { Frame, Shell } from "./frame";

export function SiteRoutes() {
  // The server knows more than this table (an exam that doesn't exist): its choice applies until
  // the visitor goes to another page.
  const { name: pageName } = usePage();
  const firstPage = useLocation().key === "default";
  const hydrated = useHydrated();
  if (pageName === "test") return hydrated ? <LateSite /> : <Shell />;
  if (pageName === "not_found" && firstPage) {
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
        <Route
          path={paths.index()}
          element={<Landing variant={parseVariant(pageName) ?? defaultVariant} />}
        />
        <Route path={`${firstPages.landing}/:variant/:tail`} element={<LandingRoute />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

/** Pages whose code is loaded after the shell. */
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

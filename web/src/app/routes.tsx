// Every page of the site, on one page. Addresses are built in lib/paths.ts.
import { Route, Routes, useLocation, useParams } from "react-router";
import { Landing } from "../features/landing/landing";
import { NotFound } from "../features/not-found/not-found";
import { usePage } from "../lib/page";
import { parseTail } from "../lib/paths";
import { useHydrated } from "../lib/store";
import { defaultVariant, parseVariant } from "../lib/variant";
import { BareFrame, Frame, PayFrame, Shell } from "./frame";
import { orderPages, payPages, resultPages, testPages } from "./lazy-pages";

export function SiteRoutes() {
  // The server knows more than this table (an exam that doesn't exist): its word stands until
  // the visitor goes elsewhere.
  const { served } = usePage();
  const firstPage = useLocation().key === "default";
  const hydrated = useHydrated();
  if (served === "test" && !hydrated) return <Shell />;
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
      <Route element={<BareFrame />}>
        {Object.entries(testPages).map(([base, { Page }]) => (
          <Route key={base} path={`${base}/:tail`} element={<Page />} />
        ))}
      </Route>
      <Route element={<PayFrame />}>
        {Object.entries(payPages).map(([base, { Page }]) => (
          <Route key={base} path={`${base}/:tail`} element={<Page />} />
        ))}
      </Route>
      <Route element={<Frame />}>
        <Route path="/" element={<Landing variant={parseVariant(served) ?? defaultVariant} />} />
        <Route path="/landing_page/:variant/:tail" element={<LandingRoute />} />
        {Object.entries({ ...resultPages, ...orderPages }).map(([base, { Page }]) => (
          <Route key={base} path={`${base}/:tail`} element={<Page />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function LandingRoute() {
  const params = useParams();
  const variant = parseVariant(params.variant);
  if (!variant || !parseTail(params.tail)) return <NotFound />;
  return <Landing variant={variant} />;
}

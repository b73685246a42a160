// Vite plugin: answers page addresses in the dev server.
import type { IncomingMessage } from "node:http";
import type { Plugin } from "vite";
import type { PageRequest } from "./dev-page.ts";

export function devPages(api: string): Plugin {
  return {
    name: "tessera-dev-pages",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
        if (!asksForPage(request, url.pathname)) return next();
        const answer = async () => {
          const { devPage } = (await server.ssrLoadModule(
            "/src/prerender/dev-page.ts",
          )) as typeof import("./dev-page.ts");
          const { status, html } = await devPage(pageRequest(request, url, api));
          response.statusCode = status;
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.end(await server.transformIndexHtml(url.pathname, html));
        };
        answer().catch(next);
      });
    },
  };
}

function asksForPage(request: IncomingMessage, path: string): boolean {
  const elsewhere = ["/public/", "/tessera/", "/pay/"];
  return (
    request.method === "GET" &&
    (request.headers.accept ?? "").includes("text/html") &&
    !elsewhere.some((prefix) => path.startsWith(prefix))
  );
}

function pageRequest(request: IncomingMessage, url: URL, api: string): PageRequest {
  const languages = (request.headers["accept-language"] ?? "")
    .split(",")
    .map((part) => part.split(";")[0]?.trim() ?? "");
  return { url, api, cookies: request.headers.cookie ?? "", languages };
}

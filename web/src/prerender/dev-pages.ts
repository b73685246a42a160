// Vite plugin: in the dev server every address except Vite's own files belongs to the server, as in
// production. A page outline from the server is rendered here; everything else is passed through
// unchanged.
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Plugin, ViteDevServer } from "vite";

export function devPages(api: string): Plugin {
  let vite: ViteDevServer;
  return {
    name: "tessera-dev-pages",
    apply: "serve",
    configureServer(server) {
      vite = server;
    },
    config: () => ({
      server: {
        proxy: {
          "^/(?!public/)": {
            target: api,
            selfHandleResponse: true,
            configure(proxy) {
              // An outline has to be read here.
              proxy.on("proxyReq", (request) => request.setHeader("accept-encoding", "identity"));
              proxy.on("proxyRes", (answer, request, response) => {
                passOn(vite, answer, request, response).catch((error) => {
                  vite.ssrFixStacktrace(error);
                  vite.config.logger.error(error.stack, { error });
                  response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(error.stack);
                });
              });
            },
          },
        },
      },
    }),
  };
}

async function passOn(
  vite: ViteDevServer,
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const status = answer.statusCode ?? 502;
  if (request.method !== "GET" || !answer.headers["content-type"]?.startsWith("text/html")) {
    response.writeHead(status, answer.headers);
    answer.pipe(response);
    return;
  }
  const { devPage } = (await vite.ssrLoadModule(
    "/src/prerender/dev-page.ts",
  )) as typeof import("./dev-page.ts");
  const { pathname, origin } = new URL(request.url ?? "/", `http://${request.headers.host}`);
  const html = await vite.transformIndexHtml(pathname, devPage(await text(answer), origin));
  // The policy allows the built styles and nothing inline; Vite's own scripts are inline.
  const { "content-security-policy": _, "content-length": __, ...headers } = answer.headers;
  response.writeHead(status, headers).end(html);
}

// A real OpenID provider (the certified implementation `oidc-provider`) that plays Google and Apple. Whoever comes is
// signed in at once as the person whose address is typed into its form.
import { once } from "node:events";
import type { Server } from "node:http";
import { Provider } from "oidc-provider";

export const clients = { google: "tessera-google", apple: "tessera-apple" } as const;
export const secret = "a secret that both know";

export interface Site {
  issuer: string;
  close: () => Promise<void>;
}

/** `origin`: the product that sends people here. */
export async function openProvider(port: number, origin: string): Promise<Site> {
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clients.google,
        client_secret: secret,
        redirect_uris: [`${origin}/user/callback/google`],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
      {
        client_id: clients.apple,
        client_secret: secret,
        redirect_uris: [`${origin}/user/callback/apple`],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: "Grace Hopper" }),
    }),
    pkce: { required: () => true },
  });
  // Apple's secret is a token that the product signs anew each time; what is in it, the product's own tests judge.
  provider.Client.prototype.compareClientSecret = function compare(actual: string) {
    return this.clientId === clients.apple ? actual.startsWith("ey") : actual === secret;
  };
  const server: Server = provider.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    issuer,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

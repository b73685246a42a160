// As much of the package as is used here; it brings no types of its own.
declare module "oidc-provider" {
  import type { Server } from "node:http";

  interface Client {
    clientId: string;
    compareClientSecret(this: Client, actual: string): boolean;
  }

  export class Provider {
    constructor(issuer: string, settings: Record<string, unknown>);
    readonly Client: { prototype: Client };
    listen(port: number, host: string): Server;
  }
}

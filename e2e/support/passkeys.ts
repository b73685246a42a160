// A device with passkeys, played by the browser itself (CDP's virtual authenticator).
import type { CDPSession, Page } from "@playwright/test";
import { accountPath, codeOf, screenIn } from "./accounts.ts";
import { waitForLetter } from "./post.ts";

/** Passkeys belong to a name, never to an address by numbers. */
export const byName = (origin: string | undefined): string =>
  (origin ?? "").replace("127.0.0.1", "localhost");

export class Device {
  private readonly cdp: CDPSession;
  private readonly authenticatorId: string;

  private constructor(cdp: CDPSession, authenticatorId: string) {
    this.cdp = cdp;
    this.authenticatorId = authenticatorId;
  }

  /** `offered`: whether the browser offers its passkeys by itself, which a touched device takes at once. */
  static async of(page: Page, { offered = false } = {}): Promise<Device> {
    if (!offered)
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
      });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        ctap2Version: "ctap2_1",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: false,
      },
    });
    return new Device(cdp, authenticatorId);
  }

  /** Its owner touches it while `during` runs. */
  async touchedDuring(during: () => Promise<void>): Promise<void> {
    const { cdp, authenticatorId } = this;
    await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: true });
    await during();
    await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: false });
  }

  /** Whether its owner's finger or face is recognised. */
  async recognises(isUserVerified: boolean): Promise<void> {
    await this.cdp.send("WebAuthn.setUserVerified", {
      authenticatorId: this.authenticatorId,
      isUserVerified,
    });
  }

  /** Becomes a copy that was made when the counter stood at `signCount`. */
  async becomeCopyOf(signCount: number): Promise<void> {
    const { cdp, authenticatorId } = this;
    const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
    for (const credential of credentials) {
      await cdp.send("WebAuthn.clearCredentials", { authenticatorId });
      await cdp.send("WebAuthn.addCredential", { authenticatorId, credential: { ...credential, signCount } });
    }
  }
}

/** Signs in by the code of a letter. */
export async function signInByLetter(page: Page, origin: string, email: string): Promise<void> {
  const { button, field, expectTitle } = screenIn(page, "EN");
  await page.goto(origin + accountPath("login"));
  await field("account-email-label").fill(email);
  await button("account-login-send").click();
  const letter = await waitForLetter(email);
  await field("account-code-label").fill(codeOf(letter));
  await expectTitle("account-info-title");
}

/** Adds a passkey of this device in the settings. */
export async function addPasskey(page: Page, origin: string, device: Device): Promise<void> {
  const { button, expectTitle, say } = screenIn(page, "EN");
  await page.goto(origin + accountPath("setting"));
  await expectTitle("account-setting-title");
  await device.touchedDuring(async () => {
    await button("account-passkey-add").click();
    await page.getByText(say("account-passkey-added")).waitFor();
  });
}

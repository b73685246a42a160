// How anybody checks a signed statement without us: with OpenSSL and a POSIX shell.
import type { Certified } from "../../api/types";

/** What comes before the 32 bytes of an Ed25519 key in DER, in octal (RFC 8410). */
const keyHead = "\\060\\052\\060\\005\\006\\003\\053\\145\\160\\003\\041\\000";

export function commandsFor({
  statement,
  signature,
  publicKey,
}: Pick<Certified, "statement" | "signature" | "publicKey">) {
  const decoded = (text: string) => `printf '%s' ${quoted(text)} | openssl base64 -d -A`;
  return [
    `printf '%s' ${quoted(statement)} > statement.txt`,
    `${decoded(signature)} > signature.bin`,
    `(printf '${keyHead}'; ${decoded(publicKey)}) > key.der`,
    "openssl pkeyutl -verify -pubin -keyform DER -inkey key.der -rawin -in statement.txt -sigfile signature.bin",
  ].join("\n");
}

/** As one word for the shell: a name may contain anything. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

// An address that was probably mistyped, and what was probably meant. Only ever a suggestion: some of
// these domains may exist.

/** Common mail domains. Others are accepted too. */
const known = new Set(
  (
    "gmail.com googlemail.com yahoo.com ymail.com rocketmail.com hotmail.com outlook.com live.com msn.com " +
    "icloud.com me.com mac.com aol.com mail.com email.com proton.me protonmail.com yandex.com zoho.com " +
    "gmx.com gmx.net gmx.de gmx.at gmx.ch web.de t-online.de freenet.de arcor.de online.de posteo.de mailbox.org " +
    "hotmail.de outlook.de live.de yahoo.de icloud.de bluewin.ch aon.at chello.at " +
    "orange.fr wanadoo.fr free.fr sfr.fr laposte.net hotmail.fr outlook.fr live.fr yahoo.fr bbox.fr neuf.fr " +
    "hotmail.es outlook.es yahoo.es live.com.mx hotmail.com.mx yahoo.com.mx yahoo.com.ar hotmail.com.ar telefonica.net " +
    "uol.com.br bol.com.br terra.com.br ig.com.br globo.com yahoo.com.br hotmail.com.br outlook.com.br " +
    "hotmail.co.uk yahoo.co.uk live.co.uk outlook.co.uk btinternet.com sky.com virginmedia.com talktalk.net " +
    "hotmail.it libero.it yahoo.it live.it tiscali.it ziggo.nl hotmail.nl live.nl kpnmail.nl telenet.be skynet.be " +
    "yahoo.co.jp docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp outlook.jp nifty.com " +
    "naver.com daum.net hanmail.net kakao.com nate.com qq.com 163.com 126.com sina.com foxmail.com " +
    "yahoo.com.hk netvigator.com yahoo.com.tw comcast.net verizon.net att.net sbcglobal.net cox.net " +
    "yahoo.ca rogers.com bell.net yahoo.com.au bigpond.com yahoo.co.in rediffmail.com"
  ).split(" "),
);

/** Domains worth comparing with, most used first: a near miss of a rare domain is more often a real one. */
const likely = [...known].filter((domain) => domain.length >= 8);

const endings: Record<string, string> = {
  con: "com",
  cmo: "com",
  ocm: "com",
  comm: "com",
  vom: "com",
  xom: "com",
  cim: "com",
  coom: "com",
  nett: "net",
};

/** What `email` was probably meant to be; undefined where nothing looks wrong. */
export function emailSuggestion(email: string): string | undefined {
  const [, name, typed] = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim()) ?? [];
  if (!name || !typed) return undefined;
  const domain = typed.toLowerCase();
  if (known.has(domain)) return undefined;
  const better = withoutSlips(domain);
  const meant = known.has(better) ? better : (nearest(better) ?? (better === domain ? undefined : better));
  return meant && `${name}@${meant}`;
}

/** Fixes commas for dots, doubled or trailing dots, and endings that no domain has. */
function withoutSlips(domain: string): string {
  const dotted = domain
    .replaceAll(",", ".")
    .replace(/\.{2,}/g, ".")
    .replace(/\.$/, "");
  const at = dotted.lastIndexOf(".");
  const ending = endings[dotted.slice(at + 1)];
  return at > 0 && ending ? dotted.slice(0, at + 1) + ending : dotted;
}

function nearest(domain: string): string | undefined {
  return likely.find((candidate) => distance(domain, candidate) === 1);
}

/** Edit distance: letters added, left out, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  // A large difference in length is a large distance anyway.
  if (Math.abs(a.length - b.length) > 1) return 2;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(i - 1, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        steps = Math.min(steps, at(i - 2, j - 2) + 1);
      }
      row.push(steps);
    }
  }
  return at(a.length, b.length);
}

export type EmailFault = "missing" | "malformed";

/** What is clearly wrong with an address. Only its server knows whether mail arrives there. */
export function emailFault(email: string): EmailFault | undefined {
  const text = email.trim();
  if (!text) return "missing";
  const shaped = /^[^\s@,;<>()"]+@[^\s@,;<>()"]+\.[^\s@.,;<>()"]{2,}$/.test(text);
  return shaped && text.length <= 254 ? undefined : "malformed";
}

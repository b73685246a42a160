// What a buyer must do after confirming: authenticate, pay a slip, or go to another page.

// The page's appearance, which dialogs use too.
let look;

// Resolves to the pressed button's name, or "closed".
function ask(title, lines, buttons) {
  return new Promise((resolve) => {
    const host = make("div", { "data-testid": "simulated-bank" });
    const root = host.attachShadow({ mode: "open" });
    dress(root, look);
    const dialog = make("dialog", { "aria-labelledby": "title" }, make("h2", { id: "title", text: title }));
    for (const line of lines) dialog.append(make("p", {}, line));
    const row = make("div", { class: "row" });
    const end = (word) => {
      dialog.close();
      host.remove();
      resolve(word);
    };
    for (const { word, text, main } of buttons) {
      const button = make("button", { type: "button", class: main ? "main" : "", "data-testid": `bank-${word}`, text });
      button.addEventListener("click", () => end(word));
      row.append(button);
    }
    dialog.append(row);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      end("closed");
    });
    root.append(dialog);
    document.body.append(host);
    dialog.showModal();
  });
}

async function authentication(provider, secret) {
  const answer = await ask(
    "Confirm it’s you",
    ["Your simulated bank asks whether this payment is yours.", "Simulated payment: no money moves"],
    [
      { word: "complete", text: "Complete", main: true },
      { word: "fail", text: "Fail" },
      { word: "closed", text: "Close" },
    ],
  );
  // Closing means abandoning: the bank gets no answer, and the intent keeps waiting.
  if (answer !== "closed") await provider.authenticate(secret, answer === "complete" ? "pass" : "fail");
  return answer;
}

function voucherOf(next) {
  return next.konbini_display_details ?? next.boleto_display_details ?? next.oxxo_display_details;
}

async function voucher(next) {
  const details = voucherOf(next);
  const number = details.number ?? details.stores?.familymart?.payment_code ?? "";
  await ask(
    "Your payment slip",
    [`Number: ${number}`, make("a", { href: details.hosted_voucher_url, target: "_blank", text: "Open the slip" })],
    [{ word: "closed", text: "Close", main: true }],
  );
}

function backTo(returnUrl, intent, status) {
  const url = new URL(returnUrl, document.baseURI);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.client_secret);
  url.searchParams.set("redirect_status", status);
  return url.toString();
}

// The page is left; nothing after this runs.
function leave(url) {
  window.location.assign(url);
  return new Promise(() => {});
}

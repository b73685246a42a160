// stripe-node's verdict on recorded deliveries, and on a purchase it makes itself.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [folder, recorded, base, version] = process.argv.slice(2);
const require = createRequire(`${folder}/node/`);
const Stripe = require("stripe");
const { secrets, deliveries } = JSON.parse(readFileSync(recorded, "utf8"));

const accepts = ({ body, signature }) =>
  secrets.some((secret) => {
    try {
      return Boolean(Stripe.webhooks.constructEvent(body, signature, secret).id);
    } catch {
      return false;
    }
  });
const judged = { honest: [0, 0], old: [0, 0], forged: [0, 0] };
for (const delivery of deliveries) {
  judged[delivery.manner][1] += 1;
  if (accepts(delivery)) judged[delivery.manner][0] += 1;
}

const { hostname, port } = new URL(base);
const stripe = new Stripe("sk_test_node", { host: hostname, port, protocol: "http", apiVersion: version });
const intent = await stripe.paymentIntents.create({ amount: 1299, currency: "eur", metadata: { order: "N-1" } });
const paid = await stripe.paymentIntents.confirm(intent.id, {
  payment_method: "pm_card_visa",
  return_url: "https://shop.example/",
});
const declined = await stripe.paymentIntents
  .create({
    amount: 1299,
    currency: "eur",
    payment_method: "pm_card_chargeDeclined",
    payment_method_types: ["card"],
    confirm: true,
  })
  .catch((error) => error.type + " " + error.decline_code);
process.stdout.write(JSON.stringify({ judged, paid: paid.status, declined }));

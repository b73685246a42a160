// Paying for one package of an order: brings together what is bought, the provider's script and the
// ways to pay of the visitor's country.
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api-context";
import { dataOrThrow } from "../../api/failure";
import { askMethods } from "../../api/pay-calls";
import type { Boot } from "../../api/types";
import { useT } from "../../l10n/words";
import { CentredPage, PageWaiting } from "../../parts/page-states";
import { planQuery } from "../../parts/pay-again";
import { Button } from "../../ui/button";
import { measure } from "../../ui/section";
import { ButtonRow } from "./button-row";
import { OrderRedirect, useParam, useTidyAddress } from "./links";
import { type Offer, useOffers } from "./offers";
import { OrderGate, type SellableOrder } from "./order-gate";
import { PayForm } from "./pay-form";
import { MembershipGate } from "./pay-membership";
import { openProvider } from "./payment-script";
import { Summary } from "./summary";

export function PayPage() {
  // The provider's script is fetched only after the order's number has left the address.
  const isTidy = useTidyAddress(["skuId", "membership"]);
  const membership = useParam("membership");
  if (!isTidy) return <PageWaiting />;
  if (membership) {
    return (
      <MembershipGate renewing={membership === planQuery.membership}>
        {(offer, boot, email) => <Payment boot={boot} offer={offer} email={email} />}
      </MembershipGate>
    );
  }
  return <OrderGate>{(order, boot) => <Chosen order={order} boot={boot} />}</OrderGate>;
}

function Chosen({ order, boot }: { order: SellableOrder; boot: Boot }) {
  const skuId = Number(useParam("skuId"));
  const { packages, bundle, complete, priced } = useOffers(order, boot);
  const offer = [...packages, bundle].find((candidate) => candidate?.sku.id === skuId);
  // The form keeps its first price.
  if (!priced) return <PageWaiting />;
  if (offer && boot.payment) return <Payment orderNumber={order.orderNumber} boot={boot} offer={offer} />;
  return complete ? <OrderRedirect to="schemeSelect" /> : <PageWaiting />;
}

interface PaymentProps {
  /** Empty for a membership, whose order is made with the payment. */
  orderNumber?: string;
  boot: Boot;
  offer: Offer;
  /** The account's address, if there is nothing to type. */
  email?: string;
}

function Payment({ orderNumber = "", boot, offer, email }: PaymentProps) {
  const t = useT();
  const api = useApi();
  const { payment } = boot;
  const provider = useQuery({
    queryKey: ["provider", payment?.scriptUrl],
    queryFn: () => (payment ? openProvider(payment) : Promise.reject(new Error("nothing is sold here"))),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
    // The provider is an object with methods, not data to be compared.
    structuralSharing: false,
  });
  const methods = useQuery({
    queryKey: ["methods", boot.exam.id, boot.country],
    queryFn: () => dataOrThrow(askMethods(api, boot)),
    networkMode: "always",
  });

  if (provider.error && !provider.isFetching) {
    return (
      <CentredPage title={t("pay-connection-failed")}>
        <ButtonRow>
          <Button kind="primary" onClick={() => void provider.refetch()}>
            {t("pay-connection-retry")}
          </Button>
        </ButtonRow>
      </CentredPage>
    );
  }
  // Without the list the provider's own order is used.
  if (provider.data && methods.isFetched) {
    return (
      <PayForm
        stripe={provider.data}
        orderNumber={orderNumber}
        boot={boot}
        offer={offer}
        email={email}
        methods={methods.data?.map(({ code }) => code) ?? []}
      />
    );
  }
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-4 sm:py-8`}>
      <h1 className="text-title">{t("pay-title")}</h1>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <Summary offer={offer} price={offer.price} className="lg:order-last" />
        <div className="grid min-h-80 place-items-center rounded-card bg-line/40">
          <p role="status" className="appear-late text-muted">
            {t("pay-method-loading")}
          </p>
        </div>
      </div>
    </main>
  );
}

import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { Icon } from "~/components/ui/icon";
import { MoreLink } from "~/components/ui/panel";
import type { RequestDetails } from "~/contract/request-fields";
import { useT } from "~/i18n/use-t";
import { extendLabel } from "./extend-label";
import { WhatNext } from "./request-steps";

/** What happens next for the owner, with the deed that belongs to it. */
export function OwnerSteps({ request }: { request: RequestDetails }) {
  const t = useT();
  const { id, can, offers_count, status, timeline } = request;
  // What was paid for a job that is called off comes back: there it is seen.
  const hasPaid = status === "cancelled" && timeline.some(({ event }) => event === "order.pay");
  const deed = (intent: string, label: string) => (
    <Form key={intent} intent={intent} summary={false}>
      <SubmitButton variant="line" size="sm" busyLabel={t("requests:form.saving")}>
        {label}
      </SubmitButton>
    </Form>
  );
  const deeds = [
    status === "draft" && can.includes("edit") ? (
      <ButtonLink key="edit" to={`/requests/add-request?draft=${id}`} variant="accent">
        {t("requests:action.continueDraft")}
      </ButtonLink>
    ) : null,
    can.includes("open_to_all") ? deed("open-to-all", t("requests:action.openToAll")) : null,
  ];
  const onward =
    can.includes("extend") && status === "expired" ? (
      deed("extend", t(extendLabel(request)))
    ) : status === "open" && offers_count > 0 ? (
      <a className="more" href="#offers">
        {t("requests:action.compare")}
        <Icon name="arrow-down" size="s" />
      </a>
    ) : hasPaid ? (
      <MoreLink to="/payment">{t("requests:action.payments")}</MoreLink>
    ) : null;
  return (
    <>
      <WhatNext next={request.next} action={onward} />
      {deeds.some(Boolean) ? <div className="row gap-3">{deeds}</div> : null}
    </>
  );
}

import type { ReactNode } from "react";
import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { Icon } from "~/components/ui/icon";
import { MoreLink } from "~/components/ui/panel";
import { RejectedTransfer } from "~/components/ui/rejected-transfer";
import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { useT } from "~/i18n/use-t";
import { extendLabel } from "./extend-label";
import { NextDeed } from "./next-deed";
import { isClosed, PaymentsLink, Refunding } from "./refunding";
import { WhatNext } from "./request-steps";

type Of = { request: RequestDetails; order: OrderDetails | null };

function Deed({ intent, label }: { intent: string; label: string }) {
  const t = useT();
  return (
    <Form intent={intent} summary={false}>
      <SubmitButton variant="line" size="sm" busyLabel={t("requests:form.saving")}>
        {label}
      </SubmitButton>
    </Form>
  );
}

/** The complaint about a visit that was paid, where the strip speaks of that. */
const visitComplaint = ({ next, visit_kept }: RequestDetails): string | null =>
  (next?.leads_to === "visit_complaint" && visit_kept?.complaint_id) || null;

const mayExtend = ({ can, status }: RequestDetails) => can.includes("extend") && status === "expired";

/** The one deed, or the way on, that belongs to what happens next. */
function Onward(of: Of) {
  const t = useT();
  const { next, offers_count, status } = of.request;
  const visit = visitComplaint(of.request);
  if (visit) return <MoreLink to={`/complaints/${visit}`}>{t("requests:action.complaint")}</MoreLink>;
  if (mayExtend(of.request)) return <Deed intent="extend" label={t(extendLabel(of.request))} />;
  if (isClosed(of.request)) return <PaymentsLink {...of} />;
  if (status !== "open" || offers_count === 0)
    return <NextDeed next={next} order={of.order} area="/requests" />;
  return (
    <a className="more" href="#offers">
      {t(offers_count === 1 ? "requests:action.onlyOffer" : "requests:action.compare")}
      <Icon name="arrow-down" size="s" />
    </a>
  );
}

/** Of the transfer that staff could not confirm, why. */
function Rejected({ request: { rejected_transfer: transfer } }: Of) {
  if (!transfer) return null;
  const { amount, reference, reason, is_awaited } = transfer;
  return <RejectedTransfer {...{ amount, reference, reason }} isAwaited={is_awaited} />;
}

/** What happens next for the owner, with the deed that belongs to it; what is told before the money is given. */
export function OwnerSteps({ children, ...of }: Of & { children?: ReactNode }) {
  const t = useT();
  const { id, can, status, next } = of.request;
  const isDraft = status === "draft" && can.includes("edit");
  const mayOpen = can.includes("open_to_all");
  const isToExtend = mayExtend(of.request) && visitComplaint(of.request) !== null;
  return (
    <>
      <WhatNext next={next} isOwner action={<Onward {...of} />} />
      <Rejected {...of} />
      {children}
      <Refunding {...of} />
      {isDraft || mayOpen || isToExtend ? (
        <div className="row gap-3">
          {isDraft ? (
            <ButtonLink to={`/requests/add-request?draft=${id}`} variant="accent">
              {t("requests:action.continueDraft")}
            </ButtonLink>
          ) : null}
          {mayOpen ? <Deed intent="open-to-all" label={t("requests:action.openToAll")} /> : null}
          {isToExtend ? <Deed intent="extend" label={t(extendLabel(of.request))} /> : null}
        </div>
      ) : null}
    </>
  );
}

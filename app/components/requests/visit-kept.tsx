import { ButtonLink } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import { Price } from "~/components/ui/price";
import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

type Props = {
  request: RequestDetails;
  /** That is shown beside it, with the ways to a complaint about it. */
  order: OrderDetails | null;
};

/** What a job that was called off has left its technician, and the ways to a complaint about it. */
export function VisitKept({ request: { visit_kept }, order }: Props) {
  const t = useT();
  if (!visit_kept) return null;
  const { order_id, provider_name, amount, is_paid_out, complaint_id, can_complain } = visit_kept;
  const isShown = order?.id === order_id;
  return (
    <Note className="sm:items-center">
      <div className="row between gap-3">
        <span>
          <Text
            k={is_paid_out ? "requests:visitKept" : "requests:visitKept.usta"}
            values={{
              amount: <Price minor={amount.amount} currency={amount.currency} />,
              name: <bdi>{provider_name}</bdi>,
            }}
          />
        </span>
        {complaint_id && !isShown ? (
          <ButtonLink to={`/complaints/${complaint_id}`} variant="line" size="sm">
            {t("complaints:job.complaint")}
          </ButtonLink>
        ) : null}
        {can_complain && !isShown ? (
          <ButtonLink to={`/complaints/new?order=${order_id}`} variant="line" size="sm">
            {t("complaints:new")}
          </ButtonLink>
        ) : null}
      </div>
    </Note>
  );
}

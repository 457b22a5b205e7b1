import { ButtonLink } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import { Price } from "~/components/ui/price";
import type { RequestDetails } from "~/contract/request-fields";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** What a job that was called off has left its technician, and the ways to a complaint about it. */
export function VisitKept({ request: { visit_kept } }: { request: RequestDetails }) {
  const t = useT();
  if (!visit_kept) return null;
  const { order_id, provider_name, amount, complaint_id, can_complain } = visit_kept;
  return (
    <Note>
      <div className="row between gap-3">
        <span>
          <Text
            k="requests:visitKept"
            values={{
              amount: <Price minor={amount.amount} currency={amount.currency} />,
              name: <bdi>{provider_name}</bdi>,
            }}
          />
        </span>
        {complaint_id ? (
          <ButtonLink to={`/complaints/${complaint_id}`} variant="line" size="sm">
            {t("complaints:job.complaint")}
          </ButtonLink>
        ) : null}
        {can_complain ? (
          <ButtonLink to={`/complaints/new?order=${order_id}`} variant="line" size="sm">
            {t("complaints:new")}
          </ButtonLink>
        ) : null}
      </div>
    </Note>
  );
}

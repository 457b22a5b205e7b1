import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import type { ComplaintKind } from "~/contract/complaint-fields";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

export const kindIcons: Record<ComplaintKind, IconName> = {
  order: "hammer",
  conduct: "user-round",
  review: "star",
  payment: "banknote",
  account_appeal: "lock-open",
  other: "circle-question-mark",
};

/** What a complaint may be about, each the way to its own form. Customers have no payouts. */
export function KindList({ kinds, isCustomer }: { kinds: ComplaintKind[]; isCustomer: boolean }) {
  const t = useT();
  return (
    <ul className="tiles kinds sm:grid-cols-2">
      {kinds.map((kind) => (
        <li key={kind}>
          <Link to={`/complaints/new?kind=${kind}`}>
            <Icon name={kindIcons[kind]} size="l" />
            <span>
              <b>{t(`complaints:kind.${kind === "payment" && !isCustomer ? "payout" : kind}`)}</b>
              <span className="sm muted">{t(`complaints:kind.${kind}.note`)}</span>
            </span>
            <Icon name="arrow-right" size="s" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

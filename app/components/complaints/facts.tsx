import type { ReactNode } from "react";
import { Definitions } from "~/components/ui/definitions";
import { Panel } from "~/components/ui/panel";
import { payoutAddress } from "~/components/ui/payout-address";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { PaymentInShort, PayoutInShort } from "~/contract/at-issue-fields";
import type { Complaint } from "~/contract/complaint-fields";
import { DateTime } from "~/i18n/date-time";
import { Link, type Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { filerForm } from "./appeal-form";

type Props = {
  complaint: Complaint;
  /** Where the reader's jobs are; null for whoever may open none, whose account is closed. */
  area: "/requests" | "/technician/requests" | null;
};

/** Who, about what, since when, and how much. */
export function Facts({ complaint, area }: Props) {
  const t = useT();
  const { about, payout, payment, filer, other, is_mine, created_at, amount } = complaint;
  const named = (name: string, isReader: boolean) =>
    isReader ? t("complaints:facts.you", { name }) : <bdi>{name}</bdi>;
  return (
    <Panel title={t("complaints:facts.title")}>
      <Definitions
        rows={[
          ...(about.request
            ? [
                {
                  term: t("complaints:facts.job"),
                  value: <Job of={about.request} area={area} />,
                },
              ]
            : []),
          ...(payout
            ? [{ term: t("complaints:facts.payout"), value: <Payout of={payout} mayOpen={area !== null} /> }]
            : []),
          ...(payment
            ? [{ term: t("complaints:facts.payment"), value: <Paid of={payment} mayOpen={area !== null} /> }]
            : []),
          ...(amount
            ? [
                {
                  term: t("complaints:facts.amount"),
                  value: <Price minor={amount.amount} currency={amount.currency} />,
                },
              ]
            : []),
          {
            term: t(`complaints:facts.filer${filerForm(complaint)}`),
            value: named(filer.name, is_mine),
          },
          ...(other ? [{ term: t("complaints:facts.other"), value: named(other.name, !is_mine) }] : []),
          { term: t("complaints:facts.at"), value: <DateTime iso={created_at} as="dateTime" /> },
        ]}
      />
    </Panel>
  );
}

function Job({ of: { id, title }, area }: Pick<Props, "area"> & { of: { id: string; title: string } }) {
  const name = <bdi>{title}</bdi>;
  return area ? <Link to={`${area}/${id}` as Path}>{name}</Link> : name;
}

type MovedProps<Of> = { of: Of; mayOpen: boolean };

function Payout({ of, mayOpen }: MovedProps<PayoutInShort>) {
  return (
    <Moved of={of} to={mayOpen ? payoutAddress(of.id) : null}>
      <StatusBadge kind="payout" status={of.status} />
    </Moved>
  );
}

function Paid({ of, mayOpen }: MovedProps<PaymentInShort>) {
  return (
    <Moved of={of} to={mayOpen ? "/payment" : null}>
      <StatusBadge kind="payment" status={of.status} />
    </Moved>
  );
}

type Of = Pick<PaymentInShort, "amount" | "created_at">;

/** How much, when, and how it stands, with the way to it. */
function Moved({
  of: { amount, created_at },
  to,
  children,
}: {
  of: Of;
  to: Path | null;
  children: ReactNode;
}) {
  const price = <Price minor={amount.amount} currency={amount.currency} />;
  return (
    <span className="row gap-x-3 gap-y-1">
      {to ? <Link to={to}>{price}</Link> : price}
      <DateTime iso={created_at} />
      {children}
    </span>
  );
}

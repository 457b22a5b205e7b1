import { Definitions } from "~/components/ui/definitions";
import { Icon } from "~/components/ui/icon";
import { Num } from "~/components/ui/num";
import { Price } from "~/components/ui/price";
import type { SandboxSession } from "~/contract/sandbox";
import { DateTime } from "~/i18n/date-time";
import { useT } from "~/i18n/use-t";

/** The number that every test knows; there is no field for another. */
const card = { number: "4242 4242 4242 4242", expires: "12/34" };

/** A card that is nobody's, and what is to be paid with it. */
export function TestCard({ session: { title, amount, state, expires_at } }: { session: SandboxSession }) {
  const t = useT();
  return (
    <section className="stack gap-5" aria-label={t("sandbox:card")}>
      <div className="sb-card">
        <p className="row between nowrap">
          <span className="med">{t("sandbox:card")}</span>
          <Icon name="credit-card" size="l" />
        </p>
        <p className="sb-no">
          <Num>{card.number}</Num>
        </p>
        <p className="row between nowrap sm">
          <span>{t("sandbox:card.holder")}</span>
          <Num>{card.expires}</Num>
        </p>
      </div>
      <Definitions
        rows={[
          {
            term: t("sandbox:amount"),
            value: <Price minor={amount.amount} currency={amount.currency} size="xl" />,
          },
          { term: t("sandbox:for"), value: <bdi>{title}</bdi> },
          { term: t("sandbox:until"), value: <DateTime iso={expires_at} as="dateTime" /> },
        ]}
      />
      <p className="sb-state" role="status">
        {t(`sandbox:state.${state}`)}
      </p>
    </section>
  );
}

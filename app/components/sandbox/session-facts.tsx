import { Definitions } from "~/components/ui/definitions";
import { Price } from "~/components/ui/price";
import type { SandboxSession } from "~/contract/sandbox";
import { DateTime } from "~/i18n/date-time";
import { useT } from "~/i18n/use-t";

/** What is to be paid, for what, and how that stands. */
export function SessionFacts({ session: { title, amount, state, expires_at } }: { session: SandboxSession }) {
  const t = useT();
  return (
    <section className="stack gap-5" aria-label={t("sandbox:payment")}>
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

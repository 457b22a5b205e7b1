import { FilterFields } from "~/components/live/filter-fields";
import { FilterForm } from "~/components/live/filter-form";
import { buttonClass } from "~/components/ui/button";
import { DateField } from "~/components/ui/date-field";
import { Select } from "~/components/ui/select";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { type Filters, kindsOf, type LedgerTab, linesAt } from "./ledger-address";

/** Narrows the ledger down to a type and to days. */
export function LedgerFilters({
  tab,
  filters,
  wrong,
  isNarrowed,
}: {
  tab: LedgerTab;
  filters: Filters;
  /** Field → what is to be told of what was typed there. */
  wrong: Record<string, string[]>;
  isNarrowed: boolean;
}) {
  const t = useT();
  const kinds = kindsOf(tab).map((kind) => ({ value: kind, label: t(`wallet:kind.${kind}`) }));
  return (
    <search>
      <FilterForm to="/technician/wallet" keep={{ account: tab }} className="row gap-3 led-f">
        <FilterFields place="ledger" errors={wrong}>
          <Select
            name="kind"
            label={t("wallet:filter.kind")}
            options={[{ value: "", label: t("wallet:filter.allKinds") }, ...kinds]}
            defaultValue={filters.kind ?? ""}
          />
          <DateField name="from" label={t("wallet:filter.from")} defaultValue={filters.from} />
          <DateField name="to" label={t("wallet:filter.to")} defaultValue={filters.to} />
          <button type="submit" className={buttonClass({ variant: "soft" })}>
            {t("wallet:filter.show")}
          </button>
          {isNarrowed ? (
            <Link to={linesAt(tab)} className={buttonClass({ variant: "ghost" })}>
              {t("wallet:filter.clear")}
            </Link>
          ) : null}
        </FilterFields>
      </FilterForm>
    </search>
  );
}

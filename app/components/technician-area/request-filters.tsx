import { FilterForm } from "~/components/live/filter-form";
import { buttonClass } from "~/components/ui/button";
import type { Constraint } from "~/components/ui/form-context";
import { type Option, Select } from "~/components/ui/select";
import { useT } from "~/i18n/use-t";

type Props = {
  filters: { q?: string; service?: string; city?: string; no_offers?: boolean };
  /** What holds of the searched words. */
  search: Constraint;
  services: Option[];
  cities: Option[];
};

/** Narrows the matching requests down, in one row. */
export function RequestFilters({ filters, search, services, cities }: Props) {
  const t = useT();
  return (
    <search>
      <FilterForm to="/technician/requests" className="row gap-3 job-filters">
        <input
          className="input"
          type="search"
          name="q"
          dir="auto"
          maxLength={search.maxLength}
          defaultValue={filters.q}
          aria-label={t("technicianArea:filters.search")}
          placeholder={t("technicianArea:filters.searchExample")}
        />
        <Select
          compact
          name="service"
          label={t("technicianArea:filters.service")}
          options={[{ value: "", label: t("technicianArea:filters.allServices") }, ...services]}
          defaultValue={filters.service ?? ""}
        />
        <Select
          compact
          name="city"
          label={t("technicianArea:filters.city")}
          options={[{ value: "", label: t("technicianArea:filters.allCities") }, ...cities]}
          defaultValue={filters.city ?? ""}
        />
        <label className="check">
          <input type="checkbox" name="no_offers" value="1" defaultChecked={filters.no_offers} />
          <span>{t("technicianArea:filters.noOffers")}</span>
        </label>
        <button type="submit" className={buttonClass({ variant: "soft" })}>
          {t("technicianArea:filters.show")}
        </button>
      </FilterForm>
    </search>
  );
}

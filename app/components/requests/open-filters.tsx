import { FilterFields } from "~/components/live/filter-fields";
import { FilterForm } from "~/components/live/filter-form";
import { AffixField } from "~/components/ui/affix-field";
import { Button, ButtonLink } from "~/components/ui/button";
import { Checkbox, ChipChoices } from "~/components/ui/choices";
import { type Options, Select } from "~/components/ui/select";
import { symbolOf } from "~/i18n/currency";
import { writeAmount } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { ages } from "./ages";

export type OpenFiltersData = {
  asked: {
    service?: string;
    city?: string;
    /** Minor units. */
    budget_min?: number;
    budget_max?: number;
    /** Hours. */
    age?: number;
    no_offers?: boolean;
  };
  /** What was typed that nothing can be searched by, and why. */
  wrong: Record<string, { typed: string; error: string }>;
  choices: { services: Options; cities: Options };
  kept: Record<string, string>;
  currency: string;
};

const page = "/all-requests";

/** Which open requests are shown. */
export function OpenFilters({ place, filters }: { place: string; filters: OpenFiltersData }) {
  const t = useT();
  const { asked, choices, kept, wrong } = filters;
  const errors = Object.fromEntries(Object.entries(wrong).map(([name, { error }]) => [name, [error]]));
  return (
    <FilterForm to={page} keep={kept} className="stack gap-6">
      <FilterFields place={place} errors={errors}>
        <Select
          name="service"
          label={t("openRequests:filter.service")}
          placeholder={t("openRequests:filter.anyService")}
          options={choices.services}
          defaultValue={asked.service}
        />
        <Select
          name="city"
          label={t("openRequests:filter.city")}
          placeholder={t("openRequests:filter.anyCity")}
          options={choices.cities}
          defaultValue={asked.city}
        />
        <BudgetFilter filters={filters} />
        <ChipChoices
          name="age"
          label={t("openRequests:filter.age")}
          defaultValue={asked.age?.toString() ?? ""}
          choices={["", ...ages.map(String)].map((age) => ({
            value: age,
            label: t(age ? `openRequests:filter.age.${age}` : "openRequests:filter.anyAge"),
          }))}
        />
        <fieldset>
          <legend className="lbl">{t("openRequests:filter.only")}</legend>
          <Checkbox
            name="no_offers"
            label={t("openRequests:filter.noOffers")}
            defaultChecked={asked.no_offers}
          />
        </fieldset>
        <div className="row">
          <Button type="submit" variant="soft" className="grow">
            {t("lists:show")}
          </Button>
          <ButtonLink to={page} variant="line">
            {t("lists:clear")}
          </ButtonLink>
        </div>
      </FilterFields>
    </FilterForm>
  );
}

function BudgetFilter({ filters: { asked, wrong, currency } }: { filters: OpenFiltersData }) {
  const { locale, t } = useReading();
  const typed = (name: "budget_min" | "budget_max") => {
    const minor = asked[name];
    return wrong[name]?.typed ?? (minor === undefined ? undefined : writeAmount(minor, currency));
  };
  return (
    <fieldset className="stack gap-2">
      <legend className="lbl mb-2">{t("openRequests:filter.budget")}</legend>
      <div className="stack grid-cols-2 md:grid-cols-1 gap-2">
        <AffixField
          name="budget_min"
          label={t("openRequests:filter.budgetFrom")}
          before={symbolOf(currency, locale)}
          inputMode="decimal"
          defaultValue={typed("budget_min")}
        />
        <AffixField
          name="budget_max"
          label={t("openRequests:filter.budgetTo")}
          before={symbolOf(currency, locale)}
          inputMode="decimal"
          defaultValue={typed("budget_max")}
        />
      </div>
    </fieldset>
  );
}

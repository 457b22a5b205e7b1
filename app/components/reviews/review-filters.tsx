import { FilterFields } from "~/components/live/filter-fields";
import { FilterForm } from "~/components/live/filter-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { ChipChoices } from "~/components/ui/choices";
import { type Options, Select } from "~/components/ui/select";
import { useT } from "~/i18n/use-t";

export type ReviewFiltersData = {
  asked: { service?: string; stars?: number };
  services: Options;
  kept: Record<string, string>;
};

const page = "/reviews";

/** Which reviews are shown. */
export function ReviewFilters({ place, filters }: { place: string; filters: ReviewFiltersData }) {
  const t = useT();
  const { asked, services, kept } = filters;
  return (
    <FilterForm to={page} keep={kept} className="stack gap-6">
      <FilterFields place={place}>
        <Select
          name="service"
          label={t("reviews:filter.service")}
          placeholder={t("reviews:filter.anyService")}
          options={services}
          defaultValue={asked.service}
        />
        <ChipChoices
          name="stars"
          label={t("reviews:filter.stars")}
          defaultValue={asked.stars?.toString() ?? ""}
          choices={[
            { value: "", label: t("reviews:filter.anyStars") },
            ...[5, 4, 3, 2, 1].map((stars) => ({
              value: String(stars),
              label: t("reviews:filter.of", { count: stars }),
              icon: "star" as const,
            })),
          ]}
        />
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

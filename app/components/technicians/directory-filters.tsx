import { FilterFields } from "~/components/live/filter-fields";
import { FilterForm } from "~/components/live/filter-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { Checkbox, ChipChoices } from "~/components/ui/choices";
import { type Options, Select } from "~/components/ui/select";
import type { Path } from "~/i18n/link";
import { formatRating } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";

export type DirectoryFiltersData = {
  asked: {
    service?: string;
    city?: string;
    rating?: number;
    online?: boolean;
    verified?: boolean;
    warranty?: boolean;
  };
  choices: { services: Options; cities: Options };
  kept: Record<string, string>;
};

/** Tenths of a star. */
const ratings = [45, 40, 30];

/** Whom the directory shows. */
export function DirectoryFilters({
  to,
  place,
  filters: { asked, choices, kept },
}: {
  to: Path;
  place: string;
  filters: DirectoryFiltersData;
}) {
  const { t } = useReading();
  return (
    <FilterForm to={to} keep={kept} className="stack gap-6">
      <FilterFields place={place}>
        <Select
          name="service"
          label={t("technicians:filter.service")}
          placeholder={t("technicians:filter.anyService")}
          options={choices.services}
          defaultValue={asked.service}
        />
        <Select
          name="city"
          label={t("technicians:filter.city")}
          placeholder={t("technicians:filter.anyCity")}
          options={choices.cities}
          defaultValue={asked.city}
        />
        <RatingChoice asked={asked} />
        <OnlyThese asked={asked} />
        <div className="row">
          <Button type="submit" variant="soft" className="grow">
            {t("lists:show")}
          </Button>
          <ButtonLink to={to} variant="line">
            {t("lists:clear")}
          </ButtonLink>
        </div>
      </FilterFields>
    </FilterForm>
  );
}

type Asked = { asked: DirectoryFiltersData["asked"] };

function RatingChoice({ asked }: Asked) {
  const { digits, t } = useReading();
  return (
    <ChipChoices
      name="rating"
      label={t("technicians:filter.rating")}
      defaultValue={asked.rating?.toString() ?? ""}
      choices={[
        { value: "", label: t("technicians:filter.anyRating") },
        ...ratings.map((rating) => ({
          value: String(rating),
          label: t("technicians:filter.andUp", { rating: formatRating(rating / 10, digits) }),
          icon: "star" as const,
        })),
      ]}
    />
  );
}

function OnlyThese({ asked }: Asked) {
  const { t } = useReading();
  return (
    <fieldset>
      <legend className="lbl">{t("technicians:filter.only")}</legend>
      <Checkbox name="online" label={t("technicians:filter.online")} defaultChecked={asked.online} />
      <Checkbox name="verified" label={t("technicians:filter.verified")} defaultChecked={asked.verified} />
      <Checkbox name="warranty" label={t("technicians:filter.warranty")} defaultChecked={asked.warranty} />
    </fieldset>
  );
}

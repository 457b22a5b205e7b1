import { FilterFields } from "~/components/live/filter-fields";
import { FilterForm } from "~/components/live/filter-form";
import { Button } from "~/components/ui/button";
import { type Options, Select } from "~/components/ui/select";
import { useT } from "~/i18n/use-t";

type Props = {
  asked: { service?: string; city?: string };
  choices: { services: Options; cities: Options };
};

/** Of which service, and where. */
export function RankFilter({ asked, choices }: Props) {
  const t = useT();
  return (
    <FilterForm to="/technicians/ratings" keep={{}} className="rk-f">
      <FilterFields place="top">
        <Select
          name="service"
          label={t("reviews:filter.service")}
          placeholder={t("reviews:filter.anyService")}
          options={choices.services}
          defaultValue={asked.service}
        />
        <Select
          name="city"
          label={t("reviews:top.city")}
          placeholder={t("reviews:top.anyCity")}
          options={choices.cities}
          defaultValue={asked.city}
        />
        <Button type="submit" variant="line">
          {t("reviews:top.show")}
        </Button>
      </FilterFields>
    </FilterForm>
  );
}

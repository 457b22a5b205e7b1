import { useEffect, useState } from "react";
import { Note } from "~/components/ui/note";
import { Select } from "~/components/ui/select";
import { TextField } from "~/components/ui/text-field";
import type { City } from "~/contract/catalogue";
import type { RequestDraft } from "~/contract/request-form";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import type { RequestFormData } from "./request-form-data";
import type { Typed } from "./request-preview";

type Props = {
  cities: City[];
  draft: RequestDraft | null;
  start: RequestFormData["start"];
  typed: Typed;
};

/** Where the job is. With scripts only the chosen city's districts are offered; without them all are, by city. */
export function PlaceFields({ cities, draft, start, typed }: Props) {
  const t = useT();
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const cityId = typed.city_id ?? draft?.city_id ?? start.city_id;
  const city = isLive ? cities.find(({ id }) => id === cityId) : undefined;
  const options = ({ districts }: City) => districts.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <div className="g2">
        <Select
          name="city_id"
          label={t("requests:form.city")}
          placeholder={t("requests:form.cityChoose")}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={draft?.city_id ?? start.city_id}
        />
        <Select
          key={city?.id ?? "all"}
          name="district_id"
          label={t("requests:form.district")}
          placeholder={t("requests:form.districtChoose")}
          options={city ? options(city) : cities.map((one) => ({ label: one.name, options: options(one) }))}
          defaultValue={typed.district_id ?? draft?.district_id}
        />
      </div>
      <TextField
        name="address"
        label={t("requests:form.address")}
        hint={t("requests:form.addressHint")}
        autoComplete="street-address"
        defaultValue={draft?.address}
      />
      <Note icon="lock-keyhole">
        <Text
          k="requests:form.privacy"
          values={{ strong: (words: React.ReactNode) => <strong>{words}</strong> }}
        />
      </Note>
    </>
  );
}

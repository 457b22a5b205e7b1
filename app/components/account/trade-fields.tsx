import { type FormEvent, useState } from "react";
import { ChipChoices } from "~/components/ui/choices";
import { FieldErrors } from "~/components/ui/field";
import { useField } from "~/components/ui/form-context";
import { DataIcon, Icon } from "~/components/ui/icon";
import type { Option } from "~/components/ui/select";
import { useT } from "~/i18n/use-t";
import { FromPriceField, type FromPrices } from "./from-price-field";

type TradeGroup = { label: string; icon: string; options: Option[] };
export type TradeGroups = TradeGroup[];

/** Which services and cities a provider works in. Groups open one by one, so that sixty services stay readable. */
export function TradeFields({
  groups,
  cities,
  chosen,
  prices,
}: {
  groups: TradeGroups;
  cities: Option[];
  chosen?: { services: string[]; cities: string[] };
  /** Without them no prices are asked for. */
  prices?: FromPrices;
}) {
  const t = useT();
  return (
    <>
      <ServicesField groups={groups} chosen={chosen?.services ?? []} prices={prices} />
      <ChipChoices
        name="cities"
        multiple
        label={t("account:cities")}
        hint={t("account:cities.hint")}
        choices={cities}
        defaultValue={chosen?.cities}
      />
    </>
  );
}

type ServicesProps = { groups: TradeGroups; chosen: string[]; prices: FromPrices | undefined };

function ServicesField({ groups, chosen, prices }: ServicesProps) {
  const t = useT();
  const field = useField("services", { hint: true });
  const picked = field.last ?? chosen;
  return (
    <fieldset
      className={field.errors.length > 0 ? "field invalid" : "field"}
      aria-describedby={field.describedBy}
    >
      <legend className="lbl" data-for={field.id}>
        {t("account:services")}
      </legend>
      <div className="panel list trade">
        {groups.map((group, index) => (
          <Group key={group.label} {...{ group, picked, prices }} id={index === 0 ? field.id : undefined} />
        ))}
      </div>
      <p className="hint" id={`${field.id}-hint`}>
        {t("account:services.hint")}
      </p>
      <FieldErrors field={field} />
    </fieldset>
  );
}

type GroupProps = {
  group: TradeGroup;
  picked: string[];
  prices: FromPrices | undefined;
  id: string | undefined;
};

/** A group's row says how many of its services are chosen, so that a closed one hides nothing. */
function Group({ group, picked, prices, id }: GroupProps) {
  const t = useT();
  const [count, setCount] = useState(group.options.filter(({ value }) => picked.includes(value)).length);
  const recount = ({ currentTarget }: FormEvent) =>
    setCount(currentTarget.querySelectorAll("input:checked").length);
  return (
    <details open={count > 0 || undefined} onChange={recount}>
      <summary id={id}>
        <DataIcon name={group.icon} size="m" />
        <span className="grow">{group.label}</span>
        {count > 0 ? <span className="badge b-blue">{t("account:services.chosen", { count })}</span> : null}
        <Icon name="chevron-down" size="m" />
      </summary>
      <div className="trade-o">
        {group.options.map(({ value, label }) => (
          <div key={value}>
            <label className="check">
              <input type="checkbox" name="services" value={value} defaultChecked={picked.includes(value)} />
              <span>{label}</span>
            </label>
            {prices ? <FromPriceField id={value} service={label} prices={prices} /> : null}
          </div>
        ))}
      </div>
    </details>
  );
}

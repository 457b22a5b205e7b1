import { type FormEvent, useState } from "react";
import { ChipChoices } from "~/components/ui/choices";
import { FieldErrors } from "~/components/ui/field";
import { useField } from "~/components/ui/form-context";
import { DataIcon, Icon } from "~/components/ui/icon";
import type { Option } from "~/components/ui/select";
import { useT } from "~/i18n/use-t";

type TradeGroup = { label: string; icon: string; options: Option[] };
export type TradeGroups = TradeGroup[];

/** Which services and cities a provider works in. Groups open one by one, so that sixty services stay readable. */
export function TradeFields({
  groups,
  cities,
  chosen,
}: {
  groups: TradeGroups;
  cities: Option[];
  chosen?: { services: string[]; cities: string[] };
}) {
  const t = useT();
  return (
    <>
      <ServicesField groups={groups} chosen={chosen?.services ?? []} />
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

function ServicesField({ groups, chosen }: { groups: TradeGroups; chosen: string[] }) {
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
          <Group key={group.label} group={group} picked={picked} id={index === 0 ? field.id : undefined} />
        ))}
      </div>
      <p className="hint" id={`${field.id}-hint`}>
        {t("account:services.hint")}
      </p>
      <FieldErrors field={field} />
    </fieldset>
  );
}

/** A group's row says how many of its services are chosen, so that a closed one hides nothing. */
function Group({ group, picked, id }: { group: TradeGroup; picked: string[]; id: string | undefined }) {
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
          <label key={value} className="check">
            <input type="checkbox" name="services" value={value} defaultChecked={picked.includes(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </details>
  );
}

import { useT } from "~/i18n/use-t";
import { FieldSet, type Labelled } from "./field";
import { useField } from "./form-context";
import { Icon } from "./icon";
import { steps } from "./rating";

type Props = Omit<Labelled, "optional" | "className"> & { defaultValue?: number };

/** One to five stars as radios: five in the markup, so that each star fills those before it by style alone. */
export function StarsField({ name, label, hint, defaultValue }: Props) {
  const t = useT();
  const field = useField(name, { hint: Boolean(hint) });
  return (
    <FieldSet field={field} label={label} hint={hint}>
      <div className="stars stars-in">
        {steps.map((step) => (
          <label key={step}>
            <input
              type="radio"
              name={name}
              id={step === 1 ? field.id : undefined}
              value={step}
              required={field.constraint.required}
              defaultChecked={(field.last?.[0] ?? defaultValue?.toString()) === String(step)}
              aria-invalid={field.errors.length > 0 || undefined}
            />
            <span className="vh">{t("ui:starChoice", { count: step })}</span>
            <Icon name="star" />
          </label>
        ))}
      </div>
    </FieldSet>
  );
}

import type { ReactNode } from "react";
import { FieldErrors, FieldSet, type Labelled } from "./field";
import { type Field, useField } from "./form-context";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

export type Choice = {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  icon?: IconName;
  disabled?: boolean;
};

type ChoicesProps = Labelled & {
  choices: Choice[];
  defaultValue?: string | string[];
  /** Several may be chosen. */
  multiple?: boolean;
};

function inputProps(field: Field, name: string, choice: Choice, index: number, props: Partial<ChoicesProps>) {
  const chosen = field.last ?? [props.defaultValue ?? []].flat();
  return {
    type: props.multiple ? ("checkbox" as const) : ("radio" as const),
    id: index === 0 ? field.id : undefined,
    name,
    value: choice.value,
    disabled: choice.disabled,
    defaultChecked: chosen.includes(choice.value),
    required: !props.multiple && field.constraint.required,
    "aria-invalid": field.errors.length > 0 || undefined,
  };
}

/** Choices in one bordered block, each with room for an icon and a second line. */
export function ChoiceList({ name, choices, defaultValue, multiple, ...labelled }: ChoicesProps) {
  const field = useField(name, { hint: Boolean(labelled.hint) });
  return (
    <FieldSet field={field} {...labelled}>
      <div className="choice">
        {choices.map((choice, index) => (
          <label key={choice.value}>
            <input {...inputProps(field, name, choice, index, { defaultValue, multiple })} />
            {choice.icon ? <Icon name={choice.icon} /> : null}
            <span className="grow">
              <span className="med block">{choice.label}</span>
              {choice.note ? <span className="sm muted block">{choice.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}

/** Short choices as chips in a row. */
export function ChipChoices({ name, choices, defaultValue, multiple, ...labelled }: ChoicesProps) {
  const field = useField(name, { hint: Boolean(labelled.hint) });
  return (
    <FieldSet field={field} {...labelled}>
      <div className="row gap-2">
        {choices.map((choice, index) => (
          <label key={choice.value} className="chip">
            <input {...inputProps(field, name, choice, index, { defaultValue, multiple })} />
            {choice.icon ? <Icon name={choice.icon} size="s" /> : null}
            {choice.label}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}

/** Two to four views or answers, joined. */
export function SegmentChoices({ name, choices, defaultValue, ...labelled }: Omit<ChoicesProps, "multiple">) {
  const field = useField(name, { hint: Boolean(labelled.hint) });
  return (
    <FieldSet field={field} {...labelled}>
      <div className="seg justify-self-start">
        {choices.map((choice, index) => (
          <label key={choice.value}>
            <input {...inputProps(field, name, choice, index, { defaultValue })} />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}

type CheckProps = {
  name: string;
  label: ReactNode;
  value?: string;
  defaultChecked?: boolean;
  disabled?: boolean;
};

/** One box with its sentence. Sends `value`, "on" by default. */
export function Checkbox({ name, label, value = "on", defaultChecked, disabled }: CheckProps) {
  const field = useField(name);
  return (
    <div className={field.errors.length > 0 ? "invalid" : undefined}>
      <label className="check">
        <input
          type="checkbox"
          id={field.id}
          name={name}
          value={value}
          disabled={disabled}
          required={field.constraint.required}
          defaultChecked={field.last ? field.last.includes(value) : defaultChecked}
          aria-invalid={field.errors.length > 0 || undefined}
          aria-describedby={field.describedBy}
        />
        <span>{label}</span>
      </label>
      <FieldErrors field={field} />
    </div>
  );
}

/** A native checkbox tells its own state, so the role needs no `aria-checked`. */
const asSwitch = { role: "switch" };

/** On or off. Beside it a button of its form must stand: a switch alone does nothing without scripts. */
export function Switch({ name, label, value = "on", defaultChecked, disabled }: CheckProps) {
  const field = useField(name);
  return (
    <label className="check items-center">
      <input
        type="checkbox"
        {...asSwitch}
        className="switch"
        id={field.id}
        name={name}
        value={value}
        disabled={disabled}
        defaultChecked={field.last ? field.last.includes(value) : defaultChecked}
      />
      <span>{label}</span>
    </label>
  );
}

import type { ReactNode, SelectHTMLAttributes } from "react";
import { Field, type Labelled } from "./field";
import { type Field as FieldState, useField } from "./form-context";

export type Option = { value: string; label: string };
/** Options under a heading, or options alone. */
export type Options = (Option | { label: string; options: Option[] })[];

function optionNodes(options: Options): ReactNode {
  return options.map((entry) =>
    "options" in entry ? (
      <optgroup key={entry.label} label={entry.label}>
        {optionNodes(entry.options)}
      </optgroup>
    ) : (
      <option key={entry.value} value={entry.value}>
        {entry.label}
      </option>
    ),
  );
}

type SelectProps = Labelled &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "name" | "id" | "className" | "children"> & {
    options: Options;
    /** The first, empty option: what is to be chosen. */
    placeholder?: string;
    /** The label is for ears only; for a filter in a row. */
    compact?: boolean;
  };

export function Select({ label, hint, optional, className, compact, ...rest }: SelectProps) {
  const field = useField(rest.name, { hint: Boolean(hint) });
  if (compact) {
    return (
      <>
        <label className="vh" htmlFor={field.id}>
          {label}
        </label>
        <Control field={field} className="select sel-s" {...rest} />
      </>
    );
  }
  return (
    <Field field={field} label={label} hint={hint} optional={optional} className={className}>
      <Control field={field} className="select" {...rest} />
    </Field>
  );
}

type ControlProps = Omit<SelectProps, keyof Labelled | "compact"> & {
  name: string;
  field: FieldState;
  className: string;
};

function Control({ field, options, placeholder, defaultValue, ...rest }: ControlProps) {
  return (
    <select
      id={field.id}
      defaultValue={field.last?.[0] ?? defaultValue}
      required={field.constraint.required}
      aria-invalid={field.errors.length > 0 || undefined}
      aria-describedby={field.describedBy}
      {...rest}
    >
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {optionNodes(options)}
    </select>
  );
}

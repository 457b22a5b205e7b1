import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { Field, type Labelled, withErrors } from "./field";
import { useField } from "./form-context";

/** E-mails, addresses, phones, cards and codes read from the left in every language; free text decides for itself. */
const leftToRight = new Set(["email", "url", "tel", "number", "password"]);

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "id" | "className">;
export type TextFieldProps = Labelled & Native;

/** An example of nothing: by it the style knows an empty field, which writes from the page's start until something is typed. */
const noExample = " ";

/** The attributes that a control takes from its form: id, last value, constraints, errors. */
export function useControl(name: string, hint: boolean, defaultValue?: string | number | readonly string[]) {
  const field = useField(name, { hint });
  const { most: _, ...attributes } = field.constraint;
  const named = {
    id: field.id,
    name,
    defaultValue: field.last?.[0] ?? defaultValue,
    ...withErrors(field),
  };
  return { field, named, control: { ...attributes, ...named } };
}

export function TextField({
  name,
  label,
  hint,
  optional,
  className,
  type = "text",
  defaultValue,
  ...rest
}: TextFieldProps) {
  const { field, control } = useControl(name, Boolean(hint), defaultValue);
  return (
    <Field field={field} label={label} hint={hint} optional={optional} className={className}>
      <input
        className="input"
        type={type}
        dir={leftToRight.has(type) ? "ltr" : "auto"}
        placeholder={noExample}
        {...control}
        {...rest}
      />
    </Field>
  );
}

type AreaProps = Labelled & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "name" | "id" | "className">;

export function TextArea({ name, label, hint, optional, className, defaultValue, ...rest }: AreaProps) {
  const { field, named } = useControl(name, Boolean(hint), defaultValue);
  const { minLength, maxLength, required } = field.constraint;
  return (
    <Field field={field} label={label} hint={hint} optional={optional} className={className}>
      <textarea
        className="textarea"
        dir="auto"
        placeholder={noExample}
        rows={4}
        {...named}
        minLength={minLength}
        maxLength={maxLength}
        required={required}
        {...rest}
      />
    </Field>
  );
}

import type { ReactNode } from "react";
import { Field } from "./field";
import { type TextFieldProps, useControl } from "./text-field";

type AffixFieldProps = TextFieldProps & {
  /** In a quiet cell at the start: a currency, +20. */
  before?: ReactNode;
  after?: ReactNode;
  /** Amounts: a larger figure. */
  large?: boolean;
};

/** A field with a unit in a cell beside it. Figures, and so always written from the left. */
export function AffixField({
  name,
  label,
  hint,
  optional,
  className,
  before,
  after,
  large,
  defaultValue,
  ...rest
}: AffixFieldProps) {
  const { field, control } = useControl(name, Boolean(hint), defaultValue);
  return (
    <Field field={field} label={label} hint={hint} optional={optional} className={className}>
      <div className={large ? "affix affix-l" : "affix"} dir={rest.type === "tel" ? "ltr" : undefined}>
        {before ? (
          <span>
            <bdi>{before}</bdi>
          </span>
        ) : null}
        <input className="input num" dir="ltr" inputMode="decimal" {...control} {...rest} />
        {after ? (
          <span className="after">
            <bdi>{after}</bdi>
          </span>
        ) : null}
      </div>
    </Field>
  );
}

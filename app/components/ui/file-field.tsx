import type { ReactNode } from "react";
import { FieldErrors, FieldHint, type Labelled, withErrors } from "./field";
import { useField } from "./form-context";

type FileFieldProps = Labelled & { accept: string };

/** One file, with the browser's own field. */
export function FileField({ name, label, hint, accept, className }: FileFieldProps): ReactNode {
  const field = useField(name, { hint: Boolean(hint) });
  return (
    <div className={["field", field.errors.length > 0 && "invalid", className].filter(Boolean).join(" ")}>
      <label htmlFor={field.id}>{label}</label>
      <input
        className="input"
        type="file"
        id={field.id}
        name={name}
        accept={accept}
        required={field.constraint.required}
        {...withErrors(field)}
      />
      <FieldHint field={field}>{hint}</FieldHint>
      <FieldErrors field={field} />
    </div>
  );
}

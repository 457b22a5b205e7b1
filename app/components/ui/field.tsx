import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { Field as FieldState } from "./form-context";
import { Icon } from "./icon";

/** What every labelled field takes. */
export type Labelled = {
  name: string;
  label: ReactNode;
  /** Below the field, always visible. */
  hint?: ReactNode;
  /** Writes "(optional)" behind the label. */
  optional?: boolean;
  className?: string;
};

function Optional() {
  const t = useT();
  return (
    <>
      {" "}
      <span className="opt">{t("ui:optional")}</span>
    </>
  );
}

export function FieldErrors({ field }: { field: FieldState }) {
  if (field.errors.length === 0) return null;
  return (
    <div id={`${field.id}-error`}>
      {field.errors.map((error) => (
        <p key={error} className="err">
          <Icon name="circle-alert" size="s" />
          <span>{error}</span>
        </p>
      ))}
    </div>
  );
}

export function FieldHint({ field, children }: { field: FieldState; children: ReactNode }) {
  return children ? (
    <p className="hint" id={`${field.id}-hint`}>
      {children}
    </p>
  ) : null;
}

/** What a control is told of its errors. Without scripts a posted form comes back in a whole page, which then begins there and not at its top. */
export const withErrors = ({ errors, last, describedBy }: FieldState) => ({
  "aria-invalid": errors.length > 0 || undefined,
  "aria-describedby": describedBy,
  autoFocus: (last && errors.length > 0) || undefined,
});

/** Label above, control, hint and errors below. */
export function Field({
  field,
  label,
  hint,
  optional,
  className,
  children,
}: Omit<Labelled, "name"> & { field: FieldState; children: ReactNode }) {
  return (
    <div className={["field", field.errors.length > 0 && "invalid", className].filter(Boolean).join(" ")}>
      <label htmlFor={field.id}>
        {label}
        {optional ? <Optional /> : null}
      </label>
      {children}
      <FieldHint field={field}>{hint}</FieldHint>
      <FieldErrors field={field} />
    </div>
  );
}

/** A group of choices under one question. The legend names it; the first choice carries the group's id. */
export function FieldSet({
  field,
  label,
  hint,
  optional,
  className,
  children,
}: Omit<Labelled, "name"> & { field: FieldState; children: ReactNode }) {
  return (
    <fieldset
      className={["field", field.errors.length > 0 && "invalid", className].filter(Boolean).join(" ")}
      aria-describedby={field.describedBy}
    >
      <legend className="lbl" data-for={field.id}>
        {label}
        {optional ? <Optional /> : null}
      </legend>
      {children}
      <FieldHint field={field}>{hint}</FieldHint>
      <FieldErrors field={field} />
    </fieldset>
  );
}

import { type ChangeEvent, type ReactNode, useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import { Field } from "./field";
import { Icon } from "./icon";
import { type Strength, strengthOf } from "./password-strength";
import { type TextFieldProps, useControl } from "./text-field";

type PasswordFieldProps = Omit<TextFieldProps, "type" | "defaultValue"> & {
  /** For a new password: four bars and a sentence that follow the typing. */
  meter?: boolean;
};

/** A password, never filled in again. With scripts it can be shown; without them it is a plain password field. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, optional, className, meter, onChange, ...rest } = props;
  const { field, control } = useControl(name, Boolean(hint));
  const [shown, setShown] = useState(false);
  const [strength, setStrength] = useState<Strength>(0);
  function follow(event: ChangeEvent<HTMLInputElement>) {
    if (meter) setStrength(strengthOf(event.target.value));
    onChange?.(event);
  }
  return (
    <Field field={field} label={label} hint={meter ? null : hint} optional={optional} className={className}>
      <div className="affix">
        <input
          className="input"
          autoComplete={meter ? "new-password" : "current-password"}
          dir="ltr"
          {...control}
          defaultValue={undefined}
          {...rest}
          type={shown ? "text" : "password"}
          onChange={follow}
        />
        <ShowButton shown={shown} controls={field.id} toggle={() => setShown(!shown)} />
      </div>
      {meter ? <Meter strength={strength} hint={hint} id={`${field.id}-hint`} /> : null}
    </Field>
  );
}

/** Appears once scripts run, since it does nothing without them. */
function ShowButton({ shown, controls, toggle }: { shown: boolean; controls: string; toggle: () => void }) {
  const t = useT();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!hydrated) return null;
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={t(shown ? "ui:password.hide" : "ui:password.show")}
      aria-controls={controls}
      onClick={toggle}
    >
      <Icon name={shown ? "eye-off" : "eye"} size="m" />
    </button>
  );
}

/** Bars, and a sentence in the place of the hint: what is asked for, then what the typing comes to. */
function Meter({ strength, hint, id }: { strength: Strength; hint: ReactNode; id: string }) {
  const t = useT();
  return (
    <div>
      <div className="pwm" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={bar <= strength ? "on" : undefined} />
        ))}
      </div>
      <p className="hint" id={id} aria-live="polite">
        {strength === 0 ? (hint ?? "\u00A0") : t(`ui:password.strength.${strength}`)}
      </p>
    </div>
  );
}

import { useState } from "react";
import { formatTyped } from "~/i18n/dates";
import { useReading } from "~/i18n/use-reading";
import { useField } from "./form-context";
import { TextField, type TextFieldProps } from "./text-field";

type Props = Omit<TextFieldProps, "type" | "defaultValue"> & { defaultValue?: string | null };

/**
 * A day, YYYY-MM-DD, chosen with the browser's own calendar; `min` and `max` bound it. The hint says the day in words, since the
 * field writes day and month in the browser's order.
 */
export function DateField({ hint, defaultValue, onInput, ...props }: Props) {
  const reading = useReading();
  const { last } = useField(props.name);
  const [typed, setTyped] = useState(last?.[0] ?? defaultValue ?? "");
  const words = formatTyped(reading, typed);
  return (
    <TextField
      {...props}
      type="date"
      dir={undefined}
      hint={
        words && hint ? (
          <>
            {words} · {hint}
          </>
        ) : (
          (words ?? hint)
        )
      }
      defaultValue={defaultValue ?? undefined}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onInput?.(event);
      }}
    />
  );
}

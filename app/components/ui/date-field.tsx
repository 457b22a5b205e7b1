import { TextField, type TextFieldProps } from "./text-field";

/** A day, YYYY-MM-DD, chosen with the browser's own calendar; `min` and `max` bound it. */
export function DateField(props: Omit<TextFieldProps, "type">) {
  return <TextField {...props} type="date" dir={undefined} />;
}

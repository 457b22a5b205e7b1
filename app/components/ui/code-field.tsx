import { type ClipboardEvent, type FormEvent, useState } from "react";
import { codeDigits } from "./code-digits";
import { Field, type Labelled } from "./field";
import { useControl } from "./text-field";

const length = 6;
const boxes = [0, 1, 2, 3, 4, 5];
const attributes = {
  inputMode: "numeric",
  autoComplete: "one-time-code",
  maxLength: length,
  pattern: `[0-9\u0660-\u0669\u06F0-\u06F9]{${length}}`,
  required: true,
} as const;

/** Puts the digits of what was typed or pasted into the input, and says how many there are. */
function write(input: HTMLInputElement, text: string): number {
  const digits = codeDigits(text, length);
  if (input.value !== digits) input.value = digits;
  return digits.length;
}

/** One real input over six drawn boxes, always from the left. Without scripts the server converts the digits. */
export function CodeField({ name, label, hint, className }: Omit<Labelled, "optional">) {
  const { field, control } = useControl(name, Boolean(hint));
  const [filled, setFilled] = useState(0);
  function type(event: FormEvent<HTMLInputElement>) {
    setFilled(write(event.currentTarget, event.currentTarget.value));
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    setFilled(write(event.currentTarget, event.clipboardData.getData("text")));
  }
  return (
    <Field field={field} label={label} hint={hint} className={className}>
      <div className="otp" dir="ltr">
        <input
          {...control}
          {...attributes}
          defaultValue={undefined}
          onInput={type}
          onPaste={paste}
          onFocus={(event) => event.currentTarget.select()}
        />
        <span className="otp-b" aria-hidden="true">
          {boxes.map((box) => (
            <i key={box} className={box === filled ? "cur" : undefined} />
          ))}
        </span>
      </div>
    </Field>
  );
}

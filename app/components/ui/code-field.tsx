import { type ClipboardEvent, type FormEvent, useState } from "react";
import { codeDigits } from "./code-digits";
import { Field, type Labelled } from "./field";
import { useControl } from "./text-field";

/** How many figures a code has: one that was sent to a phone, and one that a customer says at the door. */
type Length = 6 | 4;

const attributesOf = (length: Length) =>
  ({
    inputMode: "numeric",
    autoComplete: length === 6 ? "one-time-code" : "off",
    maxLength: length,
    pattern: `[0-9\u0660-\u0669\u06F0-\u06F9]{${length}}`,
    required: true,
  }) as const;

/** Puts the digits of what was typed or pasted into the input, and says how many there are. */
function write(input: HTMLInputElement, text: string, length: Length): number {
  const digits = codeDigits(text, length);
  if (input.value !== digits) input.value = digits;
  return digits.length;
}

type CodeFieldProps = Omit<Labelled, "optional"> & { length?: Length };

/** One real input over drawn boxes, always from the left. Without scripts the server converts the digits. */
export function CodeField({ name, label, hint, className, length = 6 }: CodeFieldProps) {
  const { field, control } = useControl(name, Boolean(hint));
  const [filled, setFilled] = useState(0);
  function type(event: FormEvent<HTMLInputElement>) {
    setFilled(write(event.currentTarget, event.currentTarget.value, length));
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    setFilled(write(event.currentTarget, event.clipboardData.getData("text"), length));
  }
  return (
    <Field field={field} label={label} hint={hint} className={className}>
      <div className={length === 6 ? "otp" : "otp otp-4"} dir="ltr">
        <input
          {...control}
          {...attributesOf(length)}
          defaultValue={undefined}
          onInput={type}
          onPaste={paste}
          onFocus={(event) => event.currentTarget.select()}
        />
        <span className="otp-b" aria-hidden="true">
          {Array.from({ length }, (_, box) => box).map((box) => (
            <i key={box} className={box === filled ? "cur" : undefined} />
          ))}
        </span>
      </div>
    </Field>
  );
}

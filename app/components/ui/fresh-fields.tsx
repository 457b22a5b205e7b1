import { useActionData } from "@remix-run/react";
import { Fragment, type ReactNode, useState } from "react";
import { useFormState } from "./form-context";
import { useSent } from "./sent-key";

/**
 * The fields of a form that stays where it is once it was done. What was sent is taken out of them, as a page that is loaded anew has
 * them; the form's button stands beside them and keeps the focus.
 */
export function FreshFields({ children }: { children: ReactNode }) {
  const isAnswered = useActionData() !== undefined;
  const [times, setTimes] = useState(0);
  useSent(useFormState().sending !== null, (hasLedOn) => {
    // Done leads on, here to the same page; a refusal and a figure that was asked for are answers. Whoever moved on before keeps it.
    if (hasLedOn && !isAnswered) setTimes((before) => before + 1);
  });
  return <Fragment key={times}>{children}</Fragment>;
}

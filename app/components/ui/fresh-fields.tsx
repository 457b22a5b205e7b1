import { useActionData } from "@remix-run/react";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { useFormState } from "./form-context";

/**
 * The fields of a form that stays where it is once it was done. What was sent is taken out of them, as a page that is loaded anew has
 * them; the form's button stands beside them and keeps the focus.
 */
export function FreshFields({ children }: { children: ReactNode }) {
  const isSending = useFormState().sending !== null;
  const isAnswered = useActionData() !== undefined;
  const wasSending = useRef(false);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    // Done leads on, here to the same page; a refusal and a figure that was asked for are answers.
    if (wasSending.current && !isSending && !isAnswered) setTimes((before) => before + 1);
    wasSending.current = isSending;
  }, [isSending, isAnswered]);
  return <Fragment key={times}>{children}</Fragment>;
}

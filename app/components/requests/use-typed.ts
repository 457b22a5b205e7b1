import { type FormEvent, type RefObject, useEffect, useState } from "react";
import type { Typed } from "./request-preview";

/**
 * What stands in the form's fields, followed as it is typed. What was typed before scripts came, or was put back by the browser, is
 * taken over once they are there.
 */
export function useTyped(container: RefObject<HTMLElement>) {
  const [typed, setTyped] = useState<Typed>({});
  useEffect(() => {
    const form = container.current?.querySelector("form");
    if (!form) return;
    const texts = [...new FormData(form)].filter((field): field is [string, string] => {
      return typeof field[1] === "string" && field[1] !== "";
    });
    setTyped((since) => ({ ...Object.fromEntries(texts), ...since }));
  }, [container]);
  function follow({ target }: FormEvent<HTMLElement>) {
    const { name, value } = target as HTMLInputElement;
    setTyped((before) => ({ ...before, [name]: value }));
  }
  return { typed, follow };
}

import { Form, useLocation, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { type Path, useHref } from "~/i18n/link";

type Props = {
  to: Path;
  /** What else the address holds and keeps. */
  keep?: Record<string, string>;
  className?: string;
  /** Names the form where it is the page's search. */
  search?: string;
  children: ReactNode;
};

/**
 * A search or a filter: a form that asks with GET. Scripts leave the empty fields out of the address.
 * Without them a browser that goes back would fill in what was typed last; `autoComplete` keeps it from that.
 */
export function FilterForm({ to, keep = {}, className, search, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const href = useHref();
  const submit = useSubmit();
  const action = href(to);
  useFieldsOfAddress(form);
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].trim() !== "",
    );
    submit(new URLSearchParams(filled), { method: "get", action });
  }
  return (
    <Form
      ref={form}
      method="get"
      autoComplete="off"
      action={action}
      className={className}
      onSubmit={ask}
      role={search ? "search" : undefined}
      aria-label={search}
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

/** When the address changes, by a link or the back button, the fields say what it says, and what follows a field hears of it. */
function useFieldsOfAddress(form: RefObject<HTMLFormElement>) {
  const { search } = useLocation();
  const before = useRef(search);
  useEffect(() => {
    if (before.current === search) return;
    before.current = search;
    const query = new URLSearchParams(search);
    for (const field of form.current?.elements ?? []) {
      const isChoice = field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);
      if (isChoice) field.checked = (query.get(field.name) ?? "") === field.value;
      else if (
        field instanceof HTMLSelectElement ||
        (field instanceof HTMLInputElement && field.type !== "hidden")
      )
        fill(field, query.get(field.name) ?? "");
    }
  }, [form, search]);
}

/** As if it were typed: a script that writes into a field is not heard by itself. */
function fill(field: HTMLInputElement | HTMLSelectElement, value: string) {
  if (field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

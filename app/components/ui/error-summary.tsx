import { useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import { fieldId, useFormState } from "./form-context";
import { Note } from "./note";

/** Without scripts a form comes back in a whole page: it is shown from here, not from its top. */
const fromHere = { autoFocus: true };

/**
 * What went wrong with the form around, first on it: the action's messages, then each field's error as a link to the
 * field. The fields' names come with the form, in the order in which they stand; those that do not are read from their labels once
 * scripts run.
 */
export function ErrorSummary({ hasFields = true }: { hasFields?: boolean }) {
  const t = useT();
  const { intent, outcome, labels: given = {} } = useFormState();
  const messages = outcome?.messages ?? [];
  const errors = hasFields ? inOrder(outcome?.errors ?? {}, given) : [];
  const [labels, setLabels] = useState<Record<string, string>>({});
  useEffect(() => {
    setLabels(
      Object.fromEntries(
        Object.keys(outcome?.errors ?? {}).map((name) => [name, labelOf(fieldId(intent, name)) ?? ""]),
      ),
    );
  }, [intent, outcome]);
  if (messages.length + errors.length === 0) return null;
  const nameOf = (name: string) => (given[name] ? bare(t(given[name])) : labels[name]);
  const lineOf = (label = "", message = "") => (label ? t("ui:summary.line", { label, message }) : message);
  return (
    <Note tone="red" role="alert" tabIndex={-1} data-summary="" {...fromHere}>
      {messages.length > 0 ? (
        messages.map((message) => (
          <p key={message} className="strong">
            {message}
          </p>
        ))
      ) : (
        <p className="strong">{t("ui:summary", { count: errors.length })}</p>
      )}
      {errors.length > 0 ? (
        <ul className="grid">
          {errors.map(([name, [first]]) => (
            <li key={name}>
              <a href={`#${fieldId(intent, name)}`}>{lineOf(nameOf(name), first)}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </Note>
  );
}

/** Errors as their fields stand in the form; those of which it says nothing come last. */
function inOrder(errors: Record<string, string[]>, labels: Record<string, string>) {
  const names = Object.keys(labels);
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.entries(errors).sort(([a], [b]) => place(a) - place(b));
}

function labelOf(id: string): string | undefined {
  const label = document.querySelector(`label[for="${id}"], legend[data-for="${id}"]`);
  return bare(label?.firstChild?.textContent ?? "");
}

/** A label without the mark that it ends on. */
const bare = (label: string) => label.replace(/[\s?؟:]+$/, "");

import { useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import { fieldId, useFormState } from "./form-context";
import { Note } from "./note";

/**
 * What went wrong with the form around, first on it: the action's messages, then each field's error as a link to the
 * field. The fields' names come with the form, or are read from their labels once scripts run.
 */
export function ErrorSummary({ hasFields = true }: { hasFields?: boolean }) {
  const t = useT();
  const { intent, outcome, labels: given } = useFormState();
  const messages = outcome?.messages ?? [];
  const errors = hasFields ? Object.entries(outcome?.errors ?? {}) : [];
  const [labels, setLabels] = useState<Record<string, string>>({});
  useEffect(() => {
    setLabels(
      Object.fromEntries(
        Object.keys(outcome?.errors ?? {}).map((name) => [name, labelOf(fieldId(intent, name)) ?? ""]),
      ),
    );
  }, [intent, outcome]);
  if (messages.length + errors.length === 0) return null;
  const lineOf = (label = "", message = "") => (label ? t("ui:summary.line", { label, message }) : message);
  return (
    <Note tone="red" role="alert" tabIndex={-1} data-summary="">
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
              <a href={`#${fieldId(intent, name)}`}>{lineOf(labels[name] || given?.[name], first)}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </Note>
  );
}

function labelOf(id: string): string | undefined {
  const label = document.querySelector(`label[for="${id}"], legend[data-for="${id}"]`);
  return label?.firstChild?.textContent?.replace(/[\s?؟:]+$/, "");
}

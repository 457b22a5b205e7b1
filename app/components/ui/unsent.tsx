import { useActionData, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useT } from "~/i18n/use-t";
import type { Outcome } from "./form-context";
import { Note } from "./note";

/** The fields in which people write more than a line. */
const written = ["reason", "reason_en", "reason_ar", "note", "answer", "text", "included", "message"];

/**
 * What was written into a form that was refused and is not on the page any more, since what it was about has moved on: kept to be copied.
 * Beside the form itself, which holds it then, the page's styles do not show it.
 */
export function Unsent() {
  const t = useT();
  const answer = useActionData<Outcome | undefined>();
  const place = useRef<HTMLDivElement>(null);
  // Only once the page has been read again is it known whether the form is still there.
  const isRead = useNavigation().state === "idle";
  useEffect(() => {
    if (answer && isRead && !document.querySelector("[data-sent]")) place.current?.focus();
  }, [answer, isRead]);
  const texts = new Set(
    written.flatMap((name) => answer?.values?.[name] ?? []).filter((text) => text.trim()),
  );
  if (!answer?.messages || texts.size === 0) return null;
  return (
    <div className="unsent" tabIndex={-1} ref={place}>
      <Note tone="amber">
        <p className="med">{t("ui:unsent")}</p>
        {[...texts].map((text) => (
          <p key={text} className="whitespace-pre-line wrap-anywhere w-fit max-w-full" dir="auto">
            {text}
          </p>
        ))}
      </Note>
    </div>
  );
}

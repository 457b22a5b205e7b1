import { useActionData, useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { buttonClass } from "~/components/ui/button";
import { useT } from "~/i18n/use-t";

type Props = {
  /** Between two looks; null when nothing is awaited. */
  seconds: number | null;
  /** Whether there is something to fill in on the page. */
  hasFields: boolean;
};

/**
 * Reads the page again by itself while what it shows is awaited, as long as somebody looks at it, and takes nothing from its reader. A form
 * that has come back with what is wrong stays until it is sent again. Without scripts to read again is to load anew: where that would lose
 * what is typed, or what was answered, a link leads there instead.
 */
export function LookAgain({ seconds, hasFields }: Props) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const isAnswer = useActionData() !== undefined;
  const every = isAnswer && hasFields ? null : seconds;
  useEffect(() => {
    if (every === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") revalidate();
    }, every * 1000);
    return () => clearInterval(timer);
  }, [every, revalidate]);
  if (seconds === null) return null;
  return (
    <noscript>
      {hasFields || isAnswer ? (
        <a href={pathname + search} className={buttonClass({ variant: "line", size: "sm" })}>
          {t("ui:lookAgain")}
        </a>
      ) : (
        <meta httpEquiv="refresh" content={String(Math.max(seconds, 10))} />
      )}
    </noscript>
  );
}

import { useLocation } from "@remix-run/react";
import { buttonClass } from "~/components/ui/button";
import { useFailureWords } from "./use-failure-words";

/** What a form held that was sent after its session had ended, and the login to go through first. */
export type Unsent = { login: string; fields: [name: string, text: string][] };

/** The login in a tab of its own, since this page is all that still holds what was typed; then the same form once more. */
export function AfterUnsent({ login, fields }: Unsent) {
  const words = useFailureWords();
  const { pathname, search } = useLocation();
  const kept = fields.map(([name, text], place) => ({ key: `${name} ${place}`, name, text }));
  return (
    <>
      <a href={login} target="_blank" rel="noopener" className={buttonClass({ size: "lg" })}>
        {words.signIn}
      </a>
      <form method="post" action={pathname + search}>
        {kept.map(({ key, name, text }) => (
          <textarea key={key} name={name} defaultValue={text} hidden readOnly />
        ))}
        <button type="submit" className={buttonClass({ variant: "line", size: "lg" })}>
          {words.goOn}
        </button>
      </form>
    </>
  );
}

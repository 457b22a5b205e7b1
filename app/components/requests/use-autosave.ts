import { useFetcher } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { RequestDraft } from "~/contract/requests";

/** Milliseconds without typing before the draft is kept. */
const pause = 2_500;

type Answer = { shown?: { draft?: RequestDraft; savedAt?: string } };

/** Keeps what is typed as a draft while the reader rests. Files stay for a button: they are sent once. */
export function useAutosave(container: RefObject<HTMLElement>, isOn: boolean) {
  const fetcher = useFetcher<Answer>({ key: "request-autosave" });
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const { submit } = fetcher;
  const touch = useCallback(() => {
    if (!isOn) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const form = container.current?.querySelector("form");
      if (!form) return;
      const fields = new FormData(form);
      fields.delete("photos");
      fields.set("intent", "autosave");
      submit(fields, { method: "post", encType: "multipart/form-data" });
    }, pause);
  }, [container, isOn, submit]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { draft = null, savedAt = null } = fetcher.data?.shown ?? {};
  return { touch, draft: savedAt ? draft : null, savedAt };
}

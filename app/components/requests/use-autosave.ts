import { useFetcher } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useState } from "react";
import type { RequestDraft } from "~/contract/request-form";
import { autosaveOf } from "./autosave";

/** Null when it did not get through. */
type Answer = { shown?: { draft?: RequestDraft | null; savedAt?: string } } | null;

/** The page's own address; the mark tells the page that nobody waits for the answer. */
function target(): string {
  const { pathname, search } = new URL(location.href);
  const query = new URLSearchParams(search);
  query.set("autosave", "on");
  return `${pathname}?${query}`;
}

/** Loaded anew, the page shows the draft again instead of an empty form. */
function rememberDraft(id: string) {
  const address = new URL(location.href);
  if (address.searchParams.get("draft") === id) return;
  address.searchParams.set("draft", id);
  history.replaceState(history.state, "", address);
}

/**
 * Keeps what is typed as a draft while the reader rests. Files stay for a button: they are sent once. A save that is refused, for a
 * title too short, has made the draft nevertheless: whatever is sent next is for that one.
 */
export function useAutosave(container: RefObject<HTMLElement>) {
  const fetcher = useFetcher<Answer>();
  const { state, data, submit } = fetcher;
  const [autosave] = useState(() =>
    autosaveOf(() => {
      const form = container.current?.querySelector("form");
      if (!form) return;
      const fields = new FormData(form);
      fields.delete("photos");
      fields.set("intent", "autosave");
      submit(fields, { method: "post", encType: "multipart/form-data", action: target() });
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may come within one drawing, between two idle states
  useEffect(() => {
    if (state === "idle") autosave.answered();
  }, [autosave, state, data]);
  const id = data?.shown?.draft?.id;
  useEffect(() => {
    if (id) rememberDraft(id);
  }, [id]);
  useEffect(() => autosave.stop, [autosave]);
  function press(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (autosave.yieldTo(() => currentTarget.requestSubmit(submitter))) event.preventDefault();
  }
  return { touch: autosave.touch, press, draft: data?.shown?.draft, savedAt: data?.shown?.savedAt ?? null };
}

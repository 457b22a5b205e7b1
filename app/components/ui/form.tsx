import {
  Form as RemixForm,
  type FormProps as RemixFormProps,
  useActionData,
  useLocation,
  useNavigation,
} from "@remix-run/react";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { ErrorSummary } from "./error-summary";
import { type Constraints, FormProvider, type Outcome } from "./form-context";
import { useConstraints, useGuard } from "./given";
import { keepKey, useKeptKey, useSent } from "./sent-key";

/** The fields of the submission that this form has under way. */
function useSending(intent: string | undefined): FormData | null {
  const { formData, formMethod } = useNavigation();
  if (!formData || formMethod === "GET") return null;
  return (formData.get("intent") ?? undefined) === intent ? formData : null;
}

export type FormProps = Omit<RemixFormProps, "method" | "children" | "noValidate"> & {
  /** Tells the forms of a page apart; the action finds it as the field `intent` and answers with it. */
  intent?: string;
  /** Else those that the loader gives for the deed of the form's intent. */
  constraints?: Constraints;
  /** Keys of the fields' names in words, in the form's order, so that the summary names them without scripts too. */
  labels?: Record<string, string>;
  /** Leave out the list of wrong fields in a small form, whose one field says what is wrong. */
  summary?: boolean;
  children: ReactNode;
};

/** The tokens, and what tells this form from the page's others. */
function HiddenFields({ intent }: { intent?: string }) {
  const guard = useGuard();
  const key = useKeptKey(intent) ?? guard?.key;
  return (
    <>
      {guard ? <input type="hidden" name="csrf" value={guard.csrf} /> : null}
      {key ? <input type="hidden" name="key" value={key} /> : null}
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      {/* What Enter in a field presses: the form's own deed, not that of a button which happens to come first. It is drawn, since
        WebKit passes over what is not. */}
      <input type="submit" className="vh !w-px" tabIndex={-1} aria-hidden="true" />
    </>
  );
}

/** What the form is told; that there was no answer, in words. */
function useOutcome(outcome: Outcome | undefined): Outcome | undefined {
  const t = useT();
  return useMemo(
    () => (outcome?.unanswered ? { ...outcome, messages: [t("ui:unanswered")] } : outcome),
    [outcome, t],
  );
}

/** Puts the focus on what went wrong, as soon as an answer says so. */
function useHeardFailure(form: RefObject<HTMLFormElement>, outcome: Outcome | undefined) {
  const heard = useRef<Outcome>();
  useEffect(() => {
    if (outcome === heard.current) return;
    heard.current = outcome;
    if (outcome?.errors || outcome?.messages)
      form.current?.querySelector<HTMLElement>("[data-summary], [aria-invalid=true]")?.focus();
  }, [form, outcome]);
}

/** Which of the fields that an outcome finds wrong have been changed since, and what hears of it. */
function useChanged(outcome: Outcome | undefined) {
  const [{ since, names }, setChanged] = useState<{ since?: Outcome; names: string[] }>({ names: [] });
  const changed = since === outcome ? names : [];
  function hear({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (outcome?.errors?.[name] && !changed.includes(name))
      setChanged((known) => ({
        since: outcome,
        names: [...(known.since === outcome ? known.names : []), name],
      }));
  }
  return { changed, hear };
}

function namedSubmitter({ nativeEvent }: FormEvent) {
  const button = (nativeEvent as SubmitEvent).submitter;
  if (!(button instanceof HTMLButtonElement) || !button.name) return undefined;
  return { name: button.name, value: button.value };
}

/**
 * A form that posts, works without scripts, and reads its errors and last values from the action. After hydration the
 * server's sentences replace the browser's; until then the browser's own checks hold.
 */
export function Form(props: FormProps) {
  const { intent, constraints: own, labels, summary = true, children, onSubmit, onInput, ...rest } = props;
  const constraints = useConstraints(intent, own);
  const form = useRef<HTMLFormElement>(null);
  const answer = useActionData<Outcome | undefined>();
  const outcome = useOutcome(answer && answer.intent === intent ? answer : undefined);
  const sending = useSending(intent);
  const leaving = Boolean(outcome?.leave);
  const { pathname, search } = useLocation();
  const answered = useRef(outcome);
  useSent(sending !== null, (hasLedOn) => {
    const isAnswered = outcome !== undefined && outcome !== answered.current;
    if ((hasLedOn || isAnswered) && !outcome?.unanswered) keepKey(pathname, intent, null);
  });
  const { changed, hear } = useChanged(outcome);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useHeardFailure(form, outcome);
  // Two clicks inside one frame come before React knows of the first.
  const taken = useRef(false);
  useEffect(() => {
    taken.current = sending !== null;
  }, [sending]);
  const [pressed, setPressed] = useState<{ name: string; value: string }>();
  function submit(event: FormEvent<HTMLFormElement>) {
    if (taken.current || leaving) return event.preventDefault();
    setPressed(namedSubmitter(event));
    answered.current = outcome;
    onSubmit?.(event);
    taken.current = !event.defaultPrevented;
  }
  function input(event: FormEvent<HTMLFormElement>) {
    onInput?.(event);
    hear(event);
  }
  return (
    <RemixForm
      // Else Remix adds "?index" to the addresses of some pages, which then stands in the reader's.
      action={pathname + search}
      {...rest}
      ref={form}
      method="post"
      noValidate={hydrated}
      onSubmit={submit}
      onInput={input}
      data-sent={outcome ? "" : undefined}
    >
      <HiddenFields intent={intent} />
      <FormProvider value={{ intent, outcome, changed, constraints, labels, sending, pressed, leaving }}>
        <ErrorSummary hasFields={summary} />
        {children}
      </FormProvider>
    </RemixForm>
  );
}

import { createContext, useContext } from "react";

/** What an action answers; `errors` and `messages` are whole sentences in the reader's language. */
export type Outcome = {
  intent?: string;
  errors?: Record<string, string[]>;
  messages?: string[];
  /** There was none: the server could not be reached. */
  unanswered?: true;
  values?: Record<string, string | string[]>;
  /** What stands now, where that was not what the form said. */
  current?: Record<string, string | number | null>;
  /** New tokens, when those that the form came with were of another session. */
  form?: { csrf: string; key: string };
  /** The page moves on to `to` by itself after so many milliseconds. */
  leave?: { to: string; after: number };
};

/** Attributes of a field that follow from the contract. */
export type Constraint = {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number | string;
  max?: number | string;
  pattern?: string;
  step?: number | string;
  /** How many of a list there may be. */
  most?: number;
};
export type Constraints = Record<string, Constraint | undefined>;

type FormState = {
  intent?: string;
  outcome?: Outcome;
  /** Names of fields that have been changed since the outcome: what it says of them may not be so any more. */
  changed?: readonly string[];
  constraints: Constraints;
  /** Keys of the fields' names in words, in the form's order, for the summary of errors. */
  labels?: Record<string, string>;
  /** The fields under way to the server, or null when the form is at rest. */
  sending: FormData | null;
  /** The named button that sent the form. */
  pressed?: { name: string; value: string };
  /** The form was accepted and the page is about to move on. */
  leaving: boolean;
};

const atRest: FormState = { constraints: {}, sending: null, leaving: false };
const FormContext = createContext<FormState>(atRest);
export const FormProvider = FormContext.Provider;
export const useFormState = () => useContext(FormContext);

/** The id of a field's control: the form's intent keeps two forms of a page apart. */
export function fieldId(intent: string | undefined, name: string): string {
  return `${intent ? `${intent}-` : ""}${name}`.replace(/[^\w-]+/g, "-");
}

/** Whether the form around is being sent by this very button; the one without a name is the form's own. */
export function useBusy(name?: string, value = ""): boolean {
  const { sending, leaving, pressed } = useFormState();
  if (!sending) return leaving && name === undefined;
  return pressed ? pressed.name === name && pressed.value === value : name === undefined;
}

export type Field = {
  id: string;
  errors: string[];
  /** Ids of the hint and the errors, for `aria-describedby`. */
  describedBy: string | undefined;
  /** What was last sent under this name; empty when the form was sent without it. */
  last: string[] | undefined;
  constraint: Constraint;
};

/** What the form around knows about one of its fields. */
export function useField(name: string, { hint = false }: { hint?: boolean } = {}): Field {
  const { intent, outcome, changed, constraints } = useFormState();
  const id = fieldId(intent, name);
  const errors = (!changed?.includes(name) && outcome?.errors?.[name]) || [];
  const described = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    errors,
    describedBy: described || undefined,
    last: outcome?.values && [outcome.values[name] ?? []].flat(),
    constraint: constraints[name] ?? {},
  };
}

import type { ReactNode } from "react";
import { FormProvider } from "~/components/ui/form-context";

/** The fields of a filter. A page shows them at two places; each place has ids of its own. */
export function FilterFields({
  place,
  errors,
  children,
}: {
  place: string;
  /** Field → what is wrong with what was typed there. */
  errors?: Record<string, string[]>;
  children: ReactNode;
}) {
  const outcome = errors && { intent: place, errors };
  return (
    <FormProvider value={{ intent: place, outcome, constraints: {}, sending: null, leaving: false }}>
      {children}
    </FormProvider>
  );
}

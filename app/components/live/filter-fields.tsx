import type { ReactNode } from "react";
import { FormProvider } from "~/components/ui/form-context";

/** The fields of a filter. A page shows them at two places; each place has ids of its own. */
export function FilterFields({ place, children }: { place: string; children: ReactNode }) {
  return (
    <FormProvider value={{ intent: place, constraints: {}, sending: null, leaving: false }}>
      {children}
    </FormProvider>
  );
}

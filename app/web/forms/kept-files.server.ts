import type { Page } from "../page.server";
import { type Form, type Outcome, submit } from "./submit.server";
import { type PurposeOf, takeFiles, throwRefused } from "./take-files.server";

/**
 * Takes a form to its end whose files have nowhere to be kept yet. They are uploaded first and belong to nothing: their ids travel
 * with the form under the field's name, so that it comes back with them. One that is taken off is only left out, and goes by itself
 * a day later.
 */
export async function submitWithFiles(
  page: Page,
  [field, purpose]: readonly [name: string, PurposeOf],
  handle: (form: Form) => Promise<Outcome>,
) {
  const { fields, uploaded, refused } = await takeFiles(page, { [field]: purpose });
  const removed = fields.get("remove");
  const kept = [...fields.getAll(field), ...(uploaded[field] ?? [])];
  fields.delete(field);
  for (const id of new Set(kept)) if (id !== removed) fields.append(field, id);
  return submit(
    page,
    async (form) => {
      throwRefused(refused);
      return removed ? { shown: {}, typed: {} } : handle(form);
    },
    { posted: fields },
  );
}

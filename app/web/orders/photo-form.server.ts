import { type Form, type Outcome, submit } from "../forms/submit.server";
import { takeFiles, throwRefused } from "../forms/take-files.server";
import type { Page } from "../page.server";

const isMultipart = ({ request }: Page) =>
  request.headers.get("Content-Type")?.startsWith("multipart/form-data") ?? false;

/** The photos of a job that is done are shown with it, all others with a proposal. */
const purposeOf = (seen: ReadonlyMap<string, string>) =>
  seen.get("intent")?.startsWith("deliver ") ? "delivery_photo" : "proposal_photo";

/**
 * Takes a form of an order to its end. Its photos are uploaded first and belong to nothing yet: their ids travel with the form as
 * `photos`, so that it comes back with them. One that is taken off is only left out, and goes by itself a day later.
 */
export async function submitWithPhotos(page: Page, handle: (form: Form) => Promise<Outcome>) {
  if (!isMultipart(page)) return submit(page, handle);
  const { fields, uploaded, refused } = await takeFiles(page, { photos: purposeOf });
  const removed = fields.get("remove");
  const photos = [...fields.getAll("photos"), ...(uploaded.photos ?? [])];
  fields.delete("photos");
  for (const id of new Set(photos)) if (id !== removed) fields.append("photos", id);
  return submit(
    page,
    async (form) => {
      throwRefused(refused);
      return removed ? { shown: {}, typed: {} } : handle(form);
    },
    { posted: fields },
  );
}

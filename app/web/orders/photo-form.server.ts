import { submitWithFiles } from "../forms/kept-files.server";
import type { Form, Outcome } from "../forms/submit.server";
import type { Page } from "../page.server";

/** The photos of a job that is done are shown with it, all others with a proposal. */
const purposeOf = (seen: ReadonlyMap<string, string>) =>
  seen.get("intent")?.startsWith("deliver ") ? "delivery_photo" : "proposal_photo";

/** Takes a form of an order to its end, with the photos that came with it. */
export const submitWithPhotos = (page: Page, handle: (form: Form) => Promise<Outcome>) =>
  submitWithFiles(page, ["photos", purposeOf], handle);

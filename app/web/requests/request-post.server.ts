import { contract } from "~/contract/contract";
import type { RequestDraft } from "~/contract/request-form";
import { ApiFailure } from "../calls/client.server";
import { type Form, type Outcome, submit } from "../forms/submit.server";
import { takeFiles, throwRefused } from "../forms/take-files.server";
import type { Page } from "../page.server";
import { namedId } from "../page-id.server";
import { ifThere, leadToTwin, saysNothing } from "./open-already.server";
import { type DraftBook, draftAddress, draftBook, draftOfWhole } from "./request-form.server";

/**
 * The request form arrives. Photos go to the draft before anything else is judged, so that the form comes back with them; then the
 * fields are saved; then comes what the pressed button asked for.
 */
export async function postRequestForm(page: Page) {
  const book = draftBook(page);
  const knownId = namedId(page, "draft") ?? "";
  const { fields, uploaded, refused } = await takeFiles(page, { photos: "request_photo" }, (seen) =>
    book.id(seen.get("draft") || knownId, seen.get("key") ?? ""),
  );
  return submit(
    page,
    async (form) => {
      const known = form.text("draft") || knownId;
      // A guest has one draft, which the next form takes up.
      const leavesNone = page.viewer !== null && !known && !uploaded.photos && saysNothing(form);
      if (leavesNone) return leaveNone(page, book, form, refused);
      if (form.intent === "discard") return discard(page, book, form, known);
      return goOn(page, book, form, await book.id(known, form.text("key")), refused);
    },
    { posted: fields },
  );
}

type Refused = Awaited<ReturnType<typeof takeFiles>>["refused"];

async function goOn(page: Page, book: DraftBook, form: Form, id: string | undefined, refused: Refused) {
  await removePhoto(page, form);
  const isPublished = form.intent === "publish" && !form.text("remove");
  const work = saveDraft(page, book, form, id, refused);
  if (!id || !isPublished) return work;
  return (await ifThere(work)) ?? anew(page, book, form, refused);
}

/**
 * Another press was sooner, and found the same open; or the draft was discarded elsewhere. What was typed makes another, which is not
 * published without the photos of the one that is gone.
 */
async function anew(page: Page, book: DraftBook, form: Form, refused: Refused): Promise<Outcome> {
  const id = await draftOfWhole(page, form);
  if (!refused.photos && !form.text("photos_held")) return outcome(page, book, form, id);
  const toast = { type: "error" as const, message: page.t("requests:form.photosGone") };
  return (await leadToTwin(page, id)) ?? { to: draftAddress(id), toast };
}

async function saveDraft(page: Page, book: DraftBook, form: Form, id: string | undefined, refused: Refused) {
  const draft = await book.read(id);
  form.show({ draft });
  throwRefused(refused);
  if (draft && draft.status !== "draft") return afterwards(page, form, draft);
  // A photo's remove button has no deed of its own; the form's would be to publish.
  if (form.text("remove")) form.intent = "photos";
  await save(page, book, form, id);
  return outcome(page, book, form, id);
}

/** Of such a form no draft is kept: it comes back with what was typed, and with what it lacks for what was asked. */
async function leaveNone(page: Page, book: DraftBook, form: Form, refused: Refused): Promise<Outcome> {
  if (refused.photos) {
    await dropDraft(page, book, form);
    throwRefused(refused);
  }
  if (form.intent === "publish") return { to: draftAddress(await draftOfWhole(page, form)) };
  if (form.intent !== "draft") return { shown: {}, typed: {} };
  const message = page.t("requests:form.nothingToKeep");
  const refusal = { status: 422, code: "invalid", message } as const;
  throw new ApiFailure({ ...refusal, data: [message], errors: { title: [message] } });
}

/** A draft that was made for a file which was refused, and holds nothing: the form starts another when it comes again. */
async function dropDraft(page: Page, book: DraftBook, form: Form): Promise<void> {
  await discard(page, book, form, "");
  form.show({ draft: null });
  form.tokens = await page.form();
}

/** A photo that is added again afterwards is a new one. */
async function removePhoto(page: Page, form: Form): Promise<void> {
  const id = form.text("remove");
  if (!id) return;
  await page.api.files.remove({ id });
  form.tokens = await page.form();
}

/** A guest's "publish" needs the whole form; any other save takes what is there. */
async function save(page: Page, book: DraftBook, form: Form, id: string | undefined): Promise<void> {
  if (page.viewer || form.intent !== "publish") return book.save(form, id);
  await page.api.drafts.save({ ...form.input(contract.drafts.save), publish: true });
}

async function outcome(page: Page, book: DraftBook, form: Form, id: string | undefined): Promise<Outcome> {
  if (form.intent === "autosave")
    return { shown: { draft: await book.read(id), savedAt: new Date().toISOString() } };
  // The API says that it is saved, and what it took out of the texts.
  if (form.intent !== "publish") return { to: draftAddress(id) };
  if (!id)
    return {
      to: "/register?redirectTo=/requests",
      toast: { type: "info", message: page.t("requests:form.guestSaved") },
    };
  const twin = await leadToTwin(page, id);
  if (twin) return twin;
  await page.api.requests.publish({ id }, form.once);
  return { to: `/requests/${id}` };
}

/**
 * The form arrives once more after it was published. A second press gets the first one's answer, an edited form is told what became
 * of it, and what was kept while typing has been overtaken.
 */
async function afterwards(page: Page, form: Form, draft: RequestDraft): Promise<Outcome> {
  if (form.intent === "autosave") return { shown: { draft } };
  await page.api.requests.publish({ id: draft.id }, form.once);
  return { to: `/requests/${draft.id}` };
}

/** Of a guest there is nothing to be made first, and nothing left to do where another press was sooner. */
async function discard(page: Page, book: DraftBook, form: Form, known: string): Promise<Outcome> {
  const id = page.viewer ? await book.id(known, form.text("key")) : undefined;
  if (id) await page.api.requests.discard({ id }, form.once);
  else await page.api.drafts.discard();
  return { to: page.viewer ? "/requests" : "/" };
}

/** An open request's form arrives: photos first, then the fields. */
export async function saveOpenRequest(page: Page, id: string) {
  const { fields, refused } = await takeFiles(page, { photos: "request_photo" }, async () => id);
  return submit(
    page,
    async (form) => {
      await removePhoto(page, form);
      form.show({ draft: await page.api.requests.form({ id }) });
      throwRefused(refused);
      await page.api.requests.save({ ...form.input(contract.requests.save), id });
      const isDone = form.intent === "publish" && !form.text("remove");
      return { to: isDone ? `/requests/${id}` : `/requests/${id}/edit` };
    },
    { posted: fields },
  );
}

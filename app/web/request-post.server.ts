import { contract } from "~/contract/contract";
import type { RequestDraft } from "~/contract/request-fields";
import type { Path } from "~/i18n/link";
import { ApiFailure } from "./client.server";
import type { Page } from "./enter.server";
import { type DraftBook, draftBook } from "./request-form.server";
import { type Form, type Outcome, submit } from "./submit.server";
import { takeFiles, throwRefused } from "./take-files.server";

/**
 * The request form arrives. Photos go to the draft before anything else is judged, so that the form comes back with them; then the
 * fields are saved; then comes what the pressed button asked for.
 */
export async function postRequestForm(page: Page) {
  const book = draftBook(page);
  const knownId = page.url.searchParams.get("draft") ?? "";
  const { fields, uploaded, refused } = await takeFiles(page, { photos: "request_photo" }, (seen) =>
    book.id(seen.get("draft") || knownId, seen.get("key") ?? ""),
  );
  return submit(
    page,
    async (form) => {
      const known = form.text("draft") || knownId;
      // A guest has one draft, which the next form takes up.
      const leavesNone = page.viewer !== null && !known && !uploaded.photos && saysNothing(form);
      if (leavesNone && !refused.photos && form.intent !== "publish") return keepNothing(page, form);
      const id = await book.id(known, form.text("key"));
      const end = goOn(page, book, form, id, refused);
      return leavesNone ? end.catch((error: unknown) => dropDraft(page, form, id, error)) : end;
    },
    { posted: fields },
  );
}

type Refused = Awaited<ReturnType<typeof takeFiles>>["refused"];

async function goOn(page: Page, book: DraftBook, form: Form, id: string | undefined, refused: Refused) {
  await removePhoto(page, form);
  const draft = await book.read(id);
  form.show({ draft });
  throwRefused(refused);
  if (draft && draft.status !== "draft") return afterwards(page, form, draft);
  // A photo's remove button has no deed of its own; the form's would be to publish.
  if (form.text("remove")) form.intent = "photos";
  if (form.intent === "discard") return discard(page, id);
  await save(page, book, form, id);
  return outcome(page, book, form, id);
}

/** By none of these a draft would be known again in the list. */
const saysNothing = (form: Form) =>
  ["title", "service_id", "description"].every((name) => form.text(name).trim() === "");

function keepNothing({ t }: Page, form: Form): Outcome {
  if (form.intent !== "draft") return { shown: {}, keepsTyped: true };
  const message = t("requests:form.nothingToKeep");
  throw new ApiFailure({
    status: 422,
    code: "invalid",
    message,
    data: [message],
    errors: { title: [message] },
  });
}

/** A draft that was made for the form to be judged, and holds nothing: the form starts another when it comes again. */
async function dropDraft(page: Page, form: Form, id: string | undefined, error: unknown): Promise<never> {
  await discard(page, id);
  form.show({ draft: null });
  form.tokens = await page.form();
  throw error;
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
  const address: Path = id ? `/requests/add-request?draft=${id}` : "/requests/add-request";
  if (form.intent === "autosave")
    return { shown: { draft: await book.read(id), savedAt: new Date().toISOString() } };
  // The API says that it is saved, and what it took out of the texts.
  if (form.intent !== "publish") return { to: address };
  if (!id)
    return {
      to: "/register?redirectTo=/requests",
      toast: { type: "info", message: page.t("requests:form.guestSaved") },
    };
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

async function discard(page: Page, id: string | undefined): Promise<Outcome> {
  if (id) await page.api.requests.discard({ id });
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

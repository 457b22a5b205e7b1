import type { RequestDraft } from "~/contract/request-form";
import type { Form, Outcome } from "../forms/submit.server";
import type { Page } from "../page.server";

/**
 * That a customer may have no more open requests, and what to do instead: said in place of the form, or above that of a draft or of what
 * was typed just now; null where there is room.
 */
export async function noRoom({ viewer, api, t }: Pick<Page, "viewer" | "api" | "t">): Promise<string | null> {
  if (viewer?.type !== "customer") return null;
  const { open, most } = await api.requests.room();
  return open < most ? null : t("api:requestRefused.tooManyOpen", { count: most });
}

/** By none of these a draft would be known again in the list. */
export const saysNothing = (form: Form) =>
  ["title", "service_id", "description"].every((name) => form.text(name).trim() === "");

/** What tells two forms apart, but for their photos. */
function contentOf({ id: _, status: __, photos: ___, wants_publish: ____, ...said }: RequestDraft): string {
  return JSON.stringify(said);
}

/**
 * The own open request that says the same as this draft, null where there is none. A page that the browser reads anew on its way back has
 * another key than the one that was sent, and brings the same words once more, of which the same is kept: without contacts, say.
 */
export async function openTwin({ api }: Pick<Page, "api">, id: string): Promise<string | null> {
  const { content } = await api.requests.mine({ tab: "open" });
  const others = content.filter((request) => request.id !== id);
  if (others.length === 0) return null;
  const draft = await api.requests.form({ id });
  const alike = others.filter(({ title }) => title === draft.title);
  for (const { id: other } of alike) {
    const open = await api.requests.form({ id: other });
    const hasNoOthers = draft.photos.length === 0 || draft.photos.length === open.photos.length;
    if (hasNoOthers && contentOf(open) === contentOf(draft)) return other;
  }
  return null;
}

/** What comes of asking for something; null where it is not there any more. */
export const ifThere = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((answer: { init?: { status?: number } } | null) => {
    if (answer?.init?.status === 404) return null;
    throw answer;
  });

/** Leads to the open request that says the same as this draft, of which nothing is kept then; null where none does. */
export async function leadToTwin(page: Page, id: string): Promise<Outcome | null> {
  const twin = await openTwin(page, id);
  if (!twin) return null;
  await ifThere(page.api.requests.discard({ id }));
  return { to: `/requests/${twin}`, toast: { type: "info", message: page.t("requests:form.alreadyOpen") } };
}

import { id as ownId } from "~/contract/endpoint";
import type { Page } from "../page.server";
import { malformed } from "./posted-form.server";
import type { Form } from "./submit.server";

/** Something that a page's forms ask for, by the id of the record that it is done to. */
export type Deed = (page: Page, form: Form, id: string) => Promise<unknown>;
export type Deeds = Readonly<Record<string, Deed>>;

type Known = {
  /** Done to the record whose page it is. */
  own?: Deeds;
  /** Done to another, which the intent names: "decline ab12". */
  named: Deeds;
  /** What the ids of those others look like, where they are not ours. */
  ids?: typeof ownId;
  /** The page's record; null where it has none. */
  id?: string | null;
};

const find = (deeds: Deeds, name: string) => (Object.hasOwn(deeds, name) ? deeds[name] : undefined);

/** Does what a form's intent says. @throws 400 for an intent that no form of the page sends */
export function doDeed(
  page: Page,
  form: Form,
  { own = {}, named, ids = ownId, id = null }: Known,
): Promise<unknown> {
  const [name = "", subject] = form.intent.split(" ");
  const [ofPage, ofOther] = [find(own, name), find(named, name)];
  if (ofPage && id !== null) return ofPage(page, form, id);
  const { success, data } = ids.safeParse(subject);
  if (!ofOther || !success) throw malformed(page);
  return ofOther(page, form, data);
}

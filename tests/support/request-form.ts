import type { ActionResult } from "~/web/forms/action-result.server";
import { postRequestForm } from "~/web/requests/request-post.server";
import type { World } from "./api";
import type { Person } from "./people";
import { cookiesOf, pageFor, site } from "./posted";

const path = "/en/requests/add-request";

/** How the form comes back: where it leads, or what it shows. */
type Answer = Partial<ActionResult> & { status: number; to: string | null };

/** The body of the form: tokens and its own intent first, the pressed button's last. */
function bodyOf(tokens: Record<string, string>, fields: Record<string, string>, photos: Uint8Array[]) {
  const body = new FormData();
  const { intent, ...typed } = fields;
  for (const [name, value] of Object.entries({ ...tokens, intent: "publish", ...typed }))
    body.append(name, value);
  for (const bytes of photos) body.append("photos", new Blob([new Uint8Array(bytes)]), "photo.jpg");
  if (intent) body.append("intent", intent);
  return body;
}

/**
 * The request form of one visitor, a guest where it is nobody: every call sends it once more, with the tokens that it was drawn
 * with and, of a guest, the draft's cookie that came last.
 */
export async function requestFormOf(world: World, person: Person | null) {
  const viewer = person && (await world.as(person).profile.details()).user;
  const drawn = await pageFor(new Request(site + path), world.doorOf(person));
  const tokens = await drawn.form();
  const session = cookiesOf(drawn.exchange.headers);
  let draft = "";
  return async (fields: Record<string, string>, photos: Uint8Array[] = []): Promise<Answer> => {
    const headers = { Origin: site, "Sec-Fetch-Site": "same-origin", Cookie: `${session}; ${draft}` };
    const body = bodyOf(tokens, fields, photos);
    const page = await pageFor(new Request(site + path, { method: "POST", headers, body }));
    page.viewer = viewer;
    page.exchange.door = () => world.doorOf(person, { draftKey: page.exchange.draftKey });
    const keep = (answered: Headers) => {
      draft = /draft=[^;]*/.exec(cookiesOf(answered))?.[0] ?? draft;
    };
    try {
      const { data, init } = await postRequestForm(page);
      keep(page.exchange.headers);
      return { ...data, status: init?.status ?? 200, to: null };
    } catch (answer) {
      if (!(answer instanceof Response)) throw answer;
      keep(answer.headers);
      return { status: answer.status, to: answer.headers.get("Location") };
    }
  };
}

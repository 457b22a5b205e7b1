import type { ActionResult } from "~/web/action-result.server";
import { postRequestForm } from "~/web/request-post.server";
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

/** The request form of one visitor: every call sends it once more, with the tokens that it was drawn with. */
export async function requestFormOf(world: World, person: Person) {
  const door = world.doorOf(person);
  const viewer = (await world.as(person).profile.details()).user;
  const drawn = await pageFor(new Request(site + path), door);
  const tokens = await drawn.form();
  const Cookie = cookiesOf(drawn.exchange.headers);
  return async (fields: Record<string, string>, photos: Uint8Array[] = []): Promise<Answer> => {
    const headers = { Origin: site, "Sec-Fetch-Site": "same-origin", Cookie };
    const body = bodyOf(tokens, fields, photos);
    const page = await pageFor(new Request(site + path, { method: "POST", headers, body }), door);
    page.viewer = viewer;
    try {
      const { data, init } = await postRequestForm(page);
      return { ...data, status: init?.status ?? 200, to: null };
    } catch (answer) {
      if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("Location") };
      throw answer;
    }
  };
}

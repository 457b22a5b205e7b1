import { RequestForm } from "~/components/requests/request-form";
import { requestFormData } from "~/web/requests/request-form.server";
import type { World } from "./api";
import type { Person } from "./people";
import { pageFor, site } from "./posted";
import { renderPage } from "./render-page";

/** What the form of a draft sends along that nobody types, but for its tokens. */
export async function hiddenInForm(
  world: World,
  person: Person,
  id: string,
): Promise<Record<string, string>> {
  const path = `/requests/add-request?draft=${id}`;
  const page = await pageFor(new Request(`${site}/en${path}`), world.doorOf(person));
  const data = await requestFormData(page, await page.api.requests.form({ id }));
  const html = renderPage(<RequestForm {...data} buttons="publish" />, {
    ...{ path, namespaces: ["common", "ui", "requests", "words"] },
  });
  const hidden = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...hidden].map(([, name = "", value = ""]) => [name, value]));
}

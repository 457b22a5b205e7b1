import { expect, test } from "vitest";
import { createClient } from "~/web/calls/client.server";
import { siteMap } from "~/web/site/crawlers.server";

const site = "https://usta.example";

const pageOf = (ids: string[], nextCursor: string | null) => ({
  content: ids.map((id) => ({ id })),
  meta: { meta: { nextCursor, previousCursor: null, perPage: 2 } },
});

/** The site map of a site with one service and these pages of technicians. */
function mapOf(technicians: ReturnType<typeof pageOf>[]): Promise<string> {
  let asked = 0;
  const api = createClient(async (area) => {
    const data = area === "catalogue" ? { groups: [{ services: [{ id: "drain" }] }] } : technicians[asked++];
    return { status: 200, message: null, data };
  });
  return siteMap(api, site);
}

test("names each page in each language, and the address that chooses one", async () => {
  const map = await mapOf([pageOf([], null)]);
  const links = ["en", "ar", "x-default"].map((language) => {
    const to = `${site}${language === "x-default" ? "" : `/${language}`}/services/all-services/drain`;
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${to}"/>`;
  });
  for (const locale of ["en", "ar"])
    expect(map).toContain(
      `<url><loc>${site}/${locale}/services/all-services/drain</loc>${links.join("")}</url>`,
    );
});

test("names the technicians of all pages of the directory", async () => {
  const map = await mapOf([pageOf(["tarek", "mona"], "on"), pageOf(["karim"], null)]);
  for (const id of ["tarek", "mona", "karim"])
    expect(map).toContain(`<loc>${site}/en/technicians/${id}</loc>`);
});

test("ends where so many technicians are named", async () => {
  const map = await mapOf(Array.from({ length: 300 }, (_, n) => pageOf([`a${n}`, `b${n}`], "on")));
  expect(map.match(/<loc>[^<]*\/en\/technicians\/\w+<\/loc>/g)).toHaveLength(500);
});

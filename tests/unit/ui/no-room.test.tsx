import { expect, it } from "vitest";
import { laterFound } from "~/components/ui/later";
import { locales } from "~/i18n/locale";
import AddRequest from "~/routes/($lang).requests.add-request";
import type { Page } from "~/web/page.server";
import { noRoom } from "~/web/requests/open-already.server";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

it.each(locales)(
  "Who may have no more open requests is told so in place of the form (%s)",
  async (locale) => {
    await laterFound();
    const say = t(locale);
    const pageOf = (open: number) =>
      ({
        viewer: { id: "u1", type: "customer" },
        t: say,
        api: { requests: { room: async () => ({ open, most: 10 }) } },
      }) as unknown as Page;
    const form = {
      services: [],
      cities: [],
      constraints: {},
      start: {},
      service: null,
      form: { csrf: "c", key: "k" },
    };
    const facts = {
      ...form,
      direct: null,
      isGuest: false,
      today: "2026-11-19",
      currency: "EGP",
      mostPhotos: 6,
    };
    const draw = async (open: number, more: object = {}) =>
      renderPage(<AddRequest />, {
        ...{ locale, path: "/requests/add-request", namespaces: ["common", "ui", "requests", "words"] },
        data: { ...facts, draft: null, full: await noRoom(pageOf(open)), ...more },
      });
    const said = say("api:requestRefused.tooManyOpen", { count: 10 });
    const full = await draw(10);
    expect(full).toContain(said);
    expect(full).toContain(`href="/${locale}/requests"`);
    expect(full).not.toContain("<form");
    const free = await draw(9);
    expect(free).not.toContain(said);
    expect(free).toContain("<form");
    const draft = { id: "r1", status: "draft", photos: [], answers: {}, title: "Tap" };
    const begun = await draw(10, { draft });
    expect(begun).toContain(said);
    expect(begun).toContain("<form");
  },
);

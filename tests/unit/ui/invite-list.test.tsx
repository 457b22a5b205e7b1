import { describe, expect, it } from "vitest";
import { InviteList } from "~/components/requests/invite-list";
import { TechnicianRow, type TechnicianRowData } from "~/components/technicians/technician-row";
import type { ServiceGroup } from "~/contract/catalogue";
import { locales } from "~/i18n/locale";
import { byTrade } from "~/web/technicians/technician-row.server";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const tarek: TechnicianRowData = {
  ...{ id: "t1", name: "Tarek Fawzy", avatar: null, headline: "Washing machines", trade: "washing-machine" },
  ...{ isOnline: false, isVerified: true, isTakingJobs: true, places: "Giza", rating: 4.8, reviews: 12 },
  ...{ jobs: 31, minutes: null, services: ["Washing machine repair"], moreServices: 0 },
  from: { amount: 25_000, currency: "EGP" },
};

describe.each(locales)("A technician who may be invited (%s)", (locale) => {
  const say = t(locale);
  const draw = (more: Partial<TechnicianRowData> = {}) =>
    renderPage(
      <InviteList
        technicians={[{ ...tarek, ...more }]}
        row={(technician, action) => <TechnicianRow technician={technician} action={action} />}
      />,
      {
        locale,
        namespaces: ["common", "ui", "requests", "technicians"],
      },
    );

  it("is shown as in the directory: seal, jobs, city, price, and a name that leads to the profile", () => {
    const html = draw();
    expect(html).toContain(`href="/${locale}/technicians/t1"`);
    for (const words of [say("technicians:jobs", { count: 31 }), say("technicians:from"), "Giza", "250"])
      expect(html).toContain(words);
    expect(html).toContain(say("requests:invite.submit"));
    expect(html.length).toBeGreaterThan(draw({ isVerified: false }).length);
  });

  it("who takes no jobs now is not asked", () => {
    const html = draw({ isTakingJobs: false });
    expect(html).toContain(say("technicians:notTaking"));
    expect(html).not.toContain(say("requests:invite.submit"));
  });
});

describe("Whom a request is proposed to", () => {
  const groups = [
    { id: "appliances", services: [{ id: "washer" }, { id: "oven" }] },
    { id: "cameras", services: [{ id: "camera" }, { id: "intercom" }, { id: "switch" }] },
  ] as unknown as ServiceGroup[];
  const card = (id: string, ...services: string[]) => ({
    id,
    services: services.map((of) => ({ id: of, name: of, icon: of })),
  });

  it("are those first whose trade it is, then those who offer it beside another, each as they rank", () => {
    const ranked = [
      ...[card("side", "camera", "intercom", "washer"), card("best", "washer", "oven")],
      ...[card("other", "switch", "camera", "washer"), card("next", "oven", "washer", "camera")],
    ];
    expect(byTrade(ranked, groups, "washer").map(({ id }) => id)).toEqual(["best", "next", "side", "other"]);
  });
});

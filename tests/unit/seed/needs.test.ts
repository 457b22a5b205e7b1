import { describe, expect, it } from "vitest";
import { groups, serviceOf } from "~/api/db/seed/catalogue";
import { needs } from "~/api/db/seed/needs";
import type { Need } from "~/api/db/seed/needs/need";
import type { Story } from "~/api/db/seed/stories/rows";
import { maskContacts } from "~/api/masking/masking";
import { readAnswers } from "~/api/requests/field-rules";
import { parseNumber } from "~/i18n/digits";
import { repeated, stories } from "./told";

const all = [...needs.ar, ...needs.en];

/** Codes of answers that the service does not know. */
function wrongAnswers({ service, answers }: Need): string[] {
  const { questions } = serviceOf(service);
  const unknown = Object.keys(answers).filter(
    (code) => !questions.some((question) => question.code === code),
  );
  return [...unknown, ...readAnswers(answers, questions, parseNumber).wrong.map(({ code }) => code)];
}

describe("What households of the demo ask for", () => {
  it.each(["ar", "en"] as const)(
    "is written in %s for every service, and often for every trade",
    (locale) => {
      for (const { services } of groups) {
        const slugs = services.map(({ slug }) => slug);
        expect(
          slugs.filter((slug) => needs[locale].filter(({ service }) => service === slug).length < 2),
        ).toEqual([]);
      }
    },
  );

  it("is never said twice", () => {
    expect(repeated(all.map(({ title }) => title))).toEqual([]);
    expect(repeated(all.map(({ body }) => body.join()))).toEqual([]);
  });

  it("answers what the service asks", () => {
    const wrong = all.filter((need) => wrongAnswers(need).length > 0);
    expect(wrong.map((need) => `${need.title}: ${wrongAnswers(need)}`)).toEqual([]);
  });

  it("fits the form, and holds no contact", () => {
    for (const { title, body } of all) {
      expect(title.length).toBeGreaterThanOrEqual(5);
      expect(title.length).toBeLessThanOrEqual(90);
      expect(body.join(" ").length).toBeGreaterThan(60);
      expect(maskContacts(`${title} ${body.join(" ")}`).isMasked).toBe(false);
    }
  });

  it("comes to no less than the service's floor", () => {
    expect(all.filter(({ service, price }) => price * 100 < serviceOf(service).priceFloor)).toEqual([]);
  });

  it("is done on the floor that it names", () => {
    const floors = ["ground floor", ...Array.from({ length: 10 }, (_, n) => `floor ${n + 1}`)];
    const named = stories.filter(({ request }) => typeof request.answers?.floor === "number");
    const english = named.filter(({ request }) => /flat \d/.test(request.address ?? ""));
    expect(english.length).toBeGreaterThan(10);
    const elsewhere = ({ request: { address, answers } }: Story) =>
      !address?.includes(`, ${floors[Number(answers?.floor)]},`);
    expect(english.filter(elsewhere)).toEqual([]);
    const spoken = stories.filter(
      ({ request: { title, description, answers } }) =>
        answers?.floor === undefined && /floor|الدور /i.test(`${title} ${description}`),
    );
    expect(spoken.length).toBeGreaterThan(10);
    expect(spoken.filter(({ request }) => /floor|الدور /.test(request.address ?? ""))).toEqual([]);
  });
});

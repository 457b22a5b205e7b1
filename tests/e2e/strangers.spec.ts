import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { noId } from "../support/guarded";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { inHours } from "../support/paid-job";
import { privatePages, type Stage, stages } from "../support/private-pages";
import { whole } from "../support/requests";
import { asPhone } from "../support/site-api";
import { t } from "../support/texts";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 120_000 });

const { salma, asmaa } = neighbours.customers;
const { gamal, osama } = neighbours.plumbers;
const strangers = { customer: asmaa, provider: osama } as const;

/** A job that comes from stage to stage, and the ids of what belongs to it so far. */
async function jobOf(hours: number) {
  const [customer, provider] = [await asPhone(salma), await asPhone(gamal)];
  const { id: request } = await customer.requests.create({ ...whole, title: "Nobody else's tap" });
  const ids: Record<string, string> = { request };
  const steps: Record<Stage, () => Promise<void>> = {
    draft: async () => {},
    open: async () => {
      await customer.requests.publish({ id: request });
      const terms = { version: 1, kind: "fixed", price: 30_000, visit_fee: 5_000, duration: 90 } as const;
      const more = { warranty_days: 30, starts_at: inHours(hours), message: "I bring the parts." };
      ids.offer = (await provider.offers.send({ id: request, ...terms, ...more })).id;
    },
    unpaid: async () => {
      ids.order = (await customer.offers.accept({ id: ids.offer ?? "", round: 1 })).order_id;
      const { payment, url } = await customer.payments.pay({ id: ids.order, method: "card" });
      Object.assign(ids, { payment: payment.id, session: url?.split("/").at(-1) });
    },
    paid: async () => {
      await customer.sandbox.press({ reference: ids.session ?? "", press: "pay" });
    },
    done: async () => {
      const id = ids.order ?? "";
      const { arrival_code: code } = await customer.orders.get({ id });
      await provider.orders.start({ id, code: code ?? "" });
      await provider.orders.deliver({ id });
      await customer.orders.confirm({ id });
      ids.invoice = (await customer.invoices.ofOrder({ id }))[0]?.id ?? "";
      const text = "Nobody answers me, and I have asked three times.";
      ids.complaint = (await customer.complaints.file({ kind: "other", text })).id;
    },
  };
  return { ids, steps };
}

const filled = (path: string, idOf: (thing: string) => string) =>
  path.replace(/\{(\w+)\}/g, (_, thing: string) => idOf(thing));

for (const { language, javaScriptEnabled } of oneWay("en", "scripts on"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const say = t(language);

    const asked = async (page: Page, path: string) => {
      const answer = await page.request.get(`/${language}${path}`, { maxRedirects: 0 });
      return { status: answer.status(), to: answer.headers().location ?? "", text: await answer.text() };
    };

    test("Nobody else is shown a page of a job, whoever asks and however far it has come", async ({
      newPerson,
    }) => {
      const { ids, steps } = await jobOf(language === "en" ? 320 : 420);
      const owners = { customer: await newPerson(), provider: await newPerson() };
      const others = { customer: await newPerson(), provider: await newPerson() };
      await become(owners.customer.context(), salma);
      await become(owners.provider.context(), gamal);
      for (const type of ["customer", "provider"] as const)
        await become(others[type].context(), strangers[type]);

      for (const stage of stages) {
        await steps[stage]();
        for (const { path, side, turnsAway, isPublicInPart } of privatePages.filter(
          ({ at }) => at === stage,
        )) {
          const theirs = filled(path, (thing) => ids[thing] ?? "");
          const nobodys = filled(path, () => noId);
          expect(await asked(owners[side], theirs), `${side}: ${path}`).toMatchObject({ status: 200 });
          for (const type of ["customer", "provider"] as const) {
            const seen = await asked(others[type], theirs);
            const told = `another ${type}, ${stage}: ${path}`;
            if (type === turnsAway) {
              const { status, to } = await asked(others[type], nobodys);
              const plain = (text: string) =>
                Object.values(ids).reduce((of, id) => of.replaceAll(id, noId), text);
              expect({ status: seen.status, to: plain(seen.to) }, told).toEqual({ status, to });
              expect([302, 404], told).toContain(status);
            } else if (isPublicInPart && seen.status === 200) {
              for (const secret of [whole.address, salma, gamal])
                expect(seen.text, told).not.toContain(secret);
            } else expect(seen.status, told).toBe(404);
          }
        }
      }

      await open(others.customer, language, `/requests/${ids.request}/cancel`);
      await expect(others.customer.getByText(say("failure:404.text"), { exact: true })).toBeVisible();
    });
  });

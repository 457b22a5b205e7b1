import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { become, neighbours } from "../support/neighbours";
import { agreedJob, completedJob, inHours, type Job, paidJob } from "../support/paid-job";
import { asPhone } from "../support/site-api";
import { inOne } from "../support/ways";

test.describe.configure({ timeout: 120_000 });

const { salma, asmaa } = neighbours.customers;
const { gamal, osama } = neighbours.plumbers;
const { magdy } = neighbours.earners;
const sides = { customer: salma, provider: gamal } as const;
type Side = keyof typeof sides;

const words = "The new tap drips again, and the wall behind it is wet.";
/** What somebody types into a form's fields. */
const typed: Record<string, string> = {
  ...{ reason: words, text: words, note: words, code: "1234", price: "410", starts_at: inHours(96) },
  ...{ stars: "5", punctuality: "5", quality: "5", communication: "5", honesty: "5" },
};

type Sent = { action: string; fields: [string, string][] };

/** The forms of a page as they would be sent by each of their buttons, filled in. */
async function formsOf(page: Page, path: string): Promise<Sent[]> {
  await page.goto(path);
  const forms = await page.locator("main form").evaluateAll((all) =>
    (all as HTMLFormElement[])
      // A field of that name would stand before the form's own.
      .filter((form) => form.getAttribute("method") === "post")
      .flatMap((form) => {
        const fields = [...new FormData(form)].filter(([, value]) => typeof value === "string");
        const radios = [...form.querySelectorAll("input[type=radio]")].map((one) => [
          one.getAttribute("name"),
          "",
        ]);
        const presses = [...form.querySelectorAll("button[name]")].map((button) => [
          [button.getAttribute("name"), (button as HTMLButtonElement).value],
        ]);
        return (presses.length > 0 ? presses : [[]]).map((press) => ({
          action: new URL(form.action).pathname + new URL(form.action).search,
          fields: [...radios, ...fields, ...press] as [string, string][],
        }));
      }),
  );
  return forms.map(({ action, fields }) => ({
    action,
    fields: fields.map(([name, value]) => [name, value || (typed[name] ?? "")]),
  }));
}

const tokenOf = async (page: Page, path: string) => {
  await page.goto(path);
  return page.locator("main form input[name=csrf]").first().inputValue();
};

for (const language of inOne("en"))
  test.describe(language, () => {
    test.use({ language, javaScriptEnabled: false });

    test("Nobody else's form about a job or its money is taken, and nothing comes of it", async ({
      newPerson,
    }) => {
      const at = (path: string) => `/${language}${path}`;
      const owners = { customer: await newPerson(), provider: await newPerson() };
      const others = { customer: await newPerson(), provider: await newPerson() };
      for (const side of ["customer", "provider"] as const) await become(owners[side].context(), sides[side]);
      await become(others.customer.context(), asmaa);
      await become(others.provider.context(), osama);
      const tokens = {
        customer: await tokenOf(others.customer, at("/requests/add-request")),
        provider: await tokenOf(others.provider, at("/technician/payment")),
      };
      /** Each form of a page of one side's, sent by another of that side. @returns how many there were */
      async function refuse(side: Side, path: string, least = 1) {
        const forms = await formsOf(owners[side], at(path));
        expect(forms.length, path).toBeGreaterThanOrEqual(least);
        for (const { action, fields } of forms) {
          const form = { ...Object.fromEntries(fields), csrf: tokens[side] };
          const answer = await others[side].request.post(action, { form, maxRedirects: 0 });
          expect([path, fields.at(-1), answer.status()]).toEqual([path, fields.at(-1), 404]);
        }
      }
      const stateOf = async ({ customer, orderId: id }: Omit<Job, "reference">) => {
        const { status, price, proposals, arrival_code } = await customer.orders.get({ id });
        return { status, price, proposals, arrival_code };
      };
      const hours = language === "en" ? 520 : 620;
      const people = [salma, gamal] as const;

      const agreed = await agreedJob(people, `Unpaid by others, ${language}`, { hours });
      await refuse("customer", `/payment?order=${agreed.orderId}`);
      expect((await agreed.customer.payments.checkout({ id: agreed.orderId })).payment).toBeNull();
      await agreed.customer.orders.giveUp({ id: agreed.orderId });

      const paid = await paidJob(people, `Paid by others, ${language}`, { hours: hours + 10 });
      const before = await stateOf(paid);
      await refuse("customer", `/requests/${paid.requestId}`, 3);
      for (const page of ["cancel", "dispute"])
        await refuse("customer", `/requests/${paid.requestId}/${page}`);
      await refuse("provider", `/technician/requests/${paid.requestId}`, 3);
      await refuse("provider", `/technician/requests/${paid.requestId}/dispute`);
      expect(await stateOf(paid)).toEqual(before);
      await paid.customer.orders.cancel({ id: paid.orderId, fee: 0 });

      const done = await completedJob(people, `Done by others, ${language}`, { hours: hours + 20 });
      await refuse("customer", `/requests/${done.requestId}`);
      await refuse("customer", `/requests/${done.requestId}/review`);
      await refuse("provider", `/technician/requests/${done.requestId}/review`);
      const { id } = await done.customer.complaints.file({
        kind: "order",
        about_id: done.orderId,
        text: words,
      });
      await refuse("customer", `/complaints/${id}`);
      await refuse("provider", `/complaints/${id}`);
      expect(await done.customer.complaints.get({ id })).toMatchObject({ status: "awaiting_other" });
      await done.customer.complaints.withdraw({ id });

      // One that is over: whoever it belongs to would read so.
      const [payout] = (await (await asPhone(magdy)).payouts.mine({})).content;
      const form = { csrf: tokens.provider, key: crypto.randomUUID(), intent: `cancel ${payout?.id}` };
      for (const page of ["payment", "wallet"]) {
        const answer = await others.provider.request.post(at(`/technician/${page}`), {
          form,
          maxRedirects: 0,
        });
        expect([page, answer.status()]).toEqual([page, 404]);
      }
    });
  });

import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../support/browser";
import { demoLogins, signIn } from "../support/sign-in";
import { asPhone } from "../support/site-api";
import { inOne } from "../support/ways";

const other = "provider2@usta.test";

const read = async (context: BrowserContext, path: string) => {
  const answer = await context.request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), to: answer.headers().location, text: await answer.text() };
};

/** The rows of a ledger, as they are drawn. */
const rowsIn = (html: string) =>
  (/<tbody[\s\S]*?<\/tbody>/.exec(html)?.[0].match(/<tr[\s\S]*?<\/tr>/g) ?? []).map((row) =>
    row
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );

// A line has no address of its own: what could name another's is the place in the list where a page of it begins.
for (const language of inOne("ar"))
  test(`No line of another technician's ledger is read, by page, by file or by call, in ${language}`, async ({
    context,
    newPerson,
  }) => {
    const site = process.env.SITE_URL ?? "";
    const [owner, customer] = [(await newPerson()).context(), (await newPerson()).context()];
    await owner.addCookies(await signIn(site, demoLogins.provider));
    await customer.addCookies(await signIn(site, demoLogins.customer));
    await context.addCookies(await signIn(site, other));
    const [his, hers] = [await asPhone(demoLogins.provider), await asPhone(other)];
    const cursor = (await his.wallet.lines({})).meta.meta.nextCursor ?? "";
    expect(cursor).not.toBe("");
    const [wallet, file] = [`/${language}/technician/wallet`, `/${language}/technician/wallet/csv`];
    const from = `?cursor=${encodeURIComponent(cursor)}`;
    const theirs = rowsIn((await read(owner, wallet + from)).text);
    expect(theirs.length).toBeGreaterThan(0);
    const own = await read(context, wallet);
    const asked = await read(context, wallet + from);
    expect([asked.status, rowsIn(asked.text)]).toEqual([200, rowsIn(own.text)]);
    expect(rowsIn(own.text).length).toBeGreaterThan(0);
    for (const row of theirs) expect(rowsIn(asked.text)).not.toContain(row);
    expect((await read(context, file + from)).text).toBe((await read(context, file)).text);
    const ids = async (of: typeof hers, more: object) =>
      (await of.wallet.lines(more)).content.map(({ id }) => id);
    expect(await ids(hers, { cursor })).toEqual(await ids(hers, {}));
    for (const path of [wallet, file])
      expect(await read(customer, path + from)).toMatchObject({ status: 302, to: `/${language}` });
  });

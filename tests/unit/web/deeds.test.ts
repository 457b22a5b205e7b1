import { describe, expect, it } from "vitest";
import type { Door } from "~/web/calls/client.server";
import { namedId, pageId, queryId } from "~/web/page-id.server";
import { payFor } from "~/web/payments/checkout.server";
import { actOnOffer } from "~/web/requests/offer-actions.server";
import { actOnRequest } from "~/web/requests/request-actions.server";
import { draftBook } from "~/web/requests/request-form.server";
import { decideOnTransfer } from "~/web/staff/transfers.server";
import { cookiesOf, pageFor, post, site } from "../../support/posted";

const thrown = (work: Promise<unknown>) => work.then(() => undefined).catch((answer: unknown) => answer);

/** Posts an intent to a page whose API takes everything; tells what was called, and what the page answered. */
async function send(
  intent: string,
  act: (page: Awaited<ReturnType<typeof pageFor>>) => Promise<unknown>,
  path?: string,
) {
  const guest = await pageFor(new Request(`${site}/en/login`));
  const { csrf } = await guest.form();
  const calls: string[] = [];
  const door: Door = async (area, operation, input) => {
    calls.push(`${area}.${operation} ${(input as { id: string }).id}`);
    return { status: 200, message: null, data: null };
  };
  const headers = { Cookie: cookiesOf(guest.exchange.headers) };
  const answer = await thrown(act(await pageFor(post({ fields: { csrf, intent }, headers, path }), door)));
  return { calls, answer };
}

const onRequest = (intent: string) => send(intent, (page) => actOnRequest(page, "req1"));
const onOffer = (intent: string) => send(intent, (page) => actOnOffer(page, "req1"));
const inInbox = (intent: string) => send(intent, (page) => actOnOffer(page, null));
const malformed = { calls: [], answer: { init: { status: 400 }, data: { code: "malformed" } } };

describe("A posted deed", () => {
  it("is done to the page's record, or to the one that it names", async () => {
    expect((await onRequest("extend")).calls).toEqual(["requests.extend req1"]);
    expect((await onRequest("decline ab12")).calls).toEqual(["offers.decline ab12"]);
    expect((await onOffer("decline-direct")).calls).toEqual(["technicianArea.declineDirect req1"]);
    expect((await inInbox("decline-discount ab12")).calls).toEqual(["offers.declineDiscount ab12"]);
    expect((await onOffer("give-up ab12")).answer).toMatchObject({ status: 303 });
  });

  it.each(["", "dance", "constructor", "toString ab12", "decline", "decline a.b", "withdraw ../x"])(
    "that no form sends is refused: %j",
    async (intent) => {
      expect(await onRequest(intent)).toMatchObject(malformed);
      expect(await onOffer(intent)).toMatchObject(malformed);
    },
  );

  it("names the account of a refund also where no order is paid, and pays nothing there", async () => {
    const [list, checkout] = ["/en/payment", "/en/payment?order=ab12"];
    for (const path of [list, checkout])
      expect((await send("account cd34", payFor, path)).calls).toEqual(["payments.nameAccount cd34"]);
    expect((await send("proof cd34", payFor, checkout)).calls).toEqual(["payments.proof cd34"]);
    for (const intent of ["pay", "pay cd34", "proof cd34", "account", ""])
      expect(await send(intent, payFor, list)).toMatchObject(malformed);
  });

  it("names what a gateway told by the gateway's own id, as long as that may be", async () => {
    const onTransfer = (intent: string) => send(intent, decideOnTransfer);
    const id = `closed-cs_live_${"a1B2".repeat(60)}`;
    for (const [intent, call] of [
      ["try", "tryEvent"],
      ["aside", "setEventAside"],
    ])
      expect((await onTransfer(`${intent} ${id}`)).calls).toEqual([`transfers.${call} ${id}`]);
    expect(await onTransfer(`try ${id}a`)).toMatchObject(malformed);
  });

  it("is refused where there is no record for it", async () => {
    for (const intent of ["send", "estimate", "decline-direct"])
      expect(await inInbox(intent)).toMatchObject(malformed);
  });
});

describe("An address", () => {
  it("names a record by an id that can be one, else nothing", async () => {
    expect(pageId({ params: { id: "ab12" } })).toBe("ab12");
    for (const id of ["a.b", "", "x".repeat(41), undefined])
      expect(await thrown(Promise.resolve().then(() => pageId({ params: { id } })))).toMatchObject({
        init: { status: 404 },
      });
    const url = (query: string) => ({ url: new URL(`${site}/en/requests/1/accept${query}`) });
    expect([queryId(url("?offer=ab12"), "offer"), queryId(url(""), "offer")]).toEqual(["ab12", null]);
    expect(queryId(url("?offer=a.b"), "offer")).toBeNull();
  });

  it("leads nowhere either where it names a draft or a technician beside the path", async () => {
    const asking = (query: string) => ({ url: new URL(`${site}/en/requests/add-request${query}`) });
    expect([namedId(asking("?draft=ab12"), "draft"), namedId(asking("?draft="), "draft")]).toEqual([
      "ab12",
      null,
    ]);
    for (const name of ["draft", "provider"]) {
      const page = await pageFor(new Request(asking(`?${name}=a.b`).url));
      const read = async () => draftBook(page).read(namedId(page, "draft") ?? undefined);
      expect(await thrown(read())).toMatchObject({ init: { status: 404 } });
    }
  });
});

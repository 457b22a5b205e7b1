import { expect, it } from "vitest";
import type { Page } from "~/web/page.server";
import { onwardTo } from "~/web/payments/onward.server";

/** The page that stands between "Pay" and the gateway, where this is the address of the payment's session. */
function pageOf(url: string | null, address = "https://usta.test/en/payment/go?payment=0123456789abcdef") {
  const asked: string[] = [];
  const get = async ({ id }: { id: string }) => {
    asked.push(id);
    return { order_id: "o1", url };
  };
  const headers = new Headers();
  const page = {
    ...{ locale: "ar", url: new URL(address), exchange: { headers }, api: { payments: { get } } },
    leaveTo: async (to: string) => ({ to }),
  } as unknown as Page;
  return { page, headers, asked };
}

it("leads to the gateway by a link and by a header, so that it needs no script", async () => {
  const { page, headers, asked } = pageOf("https://gateway.test/pay/s1");
  expect(await onwardTo(page)).toEqual({ order: "o1", url: "https://gateway.test/pay/s1" });
  expect(headers.get("Refresh")).toBe("1; url=https://gateway.test/pay/s1");
  expect(asked).toEqual(["0123456789abcdef"]);
});

it("leads to a gateway of our own in the payer's language", async () => {
  const { page, headers } = pageOf("/sandbox/pay/s1");
  expect(await onwardTo(page)).toMatchObject({ url: "/ar/sandbox/pay/s1" });
  expect(headers.get("Refresh")).toBe("1; url=/ar/sandbox/pay/s1");
});

it("leads what cannot be paid there any more back to its checkout", async () => {
  const { page, headers } = pageOf(null);
  await expect(onwardTo(page)).rejects.toEqual({ to: "/payment?order=o1" });
  expect(headers.get("Refresh")).toBeNull();
});

it("is not there for an address that names no payment", async () => {
  const { page, asked } = pageOf("/sandbox/pay/s1", "https://usta.test/en/payment/go");
  await expect(onwardTo(page)).rejects.toMatchObject({ init: { status: 404 } });
  expect(asked).toEqual([]);
});

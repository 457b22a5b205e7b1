import { expect, it } from "vitest";
import type { FailureBody } from "~/contract/failure";
import { locales } from "~/i18n/locale";
import { ApiFailure } from "~/web/calls/client.server";
import { exchangeOf } from "~/web/calls/exchange.server";
import { noticesPage } from "~/web/notifications/notices.server";
import { pageOf } from "~/web/page.server";
import { site } from "../../support/posted";
import { t } from "../../support/texts";

/** Somebody's notifications at an address, by an API that answers so; and what it was asked. */
async function pageAt(path: string, answer: () => unknown, locale: "en" | "ar" = "en") {
  const request = new Request(`${site}/${locale}${path}`);
  const exchange = await exchangeOf({ request, context: {} });
  Object.assign(exchange.session, { token: "t", is_authenticated: true, type: "customer", csrf: "c" });
  const asked: unknown[] = [];
  exchange.door = () => async (_, __, input) => {
    asked.push(input);
    return { status: 200, message: null, data: answer() };
  };
  return { ...(await noticesPage(pageOf(request, exchange, locale))), asked };
}

const failing = (body: Partial<FailureBody>) => () => {
  throw new ApiFailure({ status: 503, code: "unavailable", message: "", data: [], ...body });
};

const given = (currentPage: number, lastPage: number, path = "/requests/ab1") => ({
  content: [
    { id: "n1", kind: "order_paid", text: "Paid.", path, is_read: false, created_at: "2026-11-24T09:00:00Z" },
  ],
  meta: { meta: { currentPage, lastPage, perPage: 20, total: lastPage * 20 } },
  unread: 3,
});

it("Notifications that cannot be had say why: the API's message", async () => {
  const found = await pageAt("/notifications", failing({ message: "We cannot answer just now." }));
  expect(found).toMatchObject({ list: null, failure: "We cannot answer just now." });
});

it.each(locales)("without a message they say that they could not be fetched, in %s", async (locale) => {
  const { failure } = { failure: "", ...(await pageAt("/notifications", failing({}), locale)) };
  expect(failure).toBe(t(locale)("notices:failure"));
  if (locale === "en") expect(failure).toBe("Error fetching notifications");
});

it("A token that is dead ends the session instead", async () => {
  const dead = pageAt(
    "/notifications",
    failing({ status: 401, code: "unauthenticated", message: "Log in." }),
  );
  const answer = (await dead.catch((thrown: unknown) => thrown)) as Response;
  expect(answer.headers.get("Location")).toMatch(/^\/en\/login/);
});

it("Each page leads to the next while it is below the last, and back; wrong numbers mean the first", async () => {
  const first = await pageAt("/notifications", () => given(1, 3));
  expect(first).toMatchObject({ asked: [{ page: 1, parts: 1 }], unread: 3 });
  expect(first.list).toMatchObject({ older: "/notifications?page=2", newer: null });
  const opened = await pageAt("/notifications?parts=2", () => given(2, 3));
  expect(opened.asked).toEqual([{ page: 1, parts: 2 }]);
  expect(opened.list).toMatchObject({ older: "/notifications?page=3", newer: null });
  const last = await pageAt("/notifications?page=3", () => given(3, 3));
  expect(last.list).toMatchObject({ older: null, newer: "/notifications?page=2" });
  for (const wrong of ["0", "-1", "x", "1.5", ""])
    expect((await pageAt(`/notifications?page=${wrong}`, () => given(1, 1))).asked).toEqual([
      { page: 1, parts: 1 },
    ]);
});

it("None leads off the site", async () => {
  for (const path of ["//evil.example", "https://evil.example", "", "/\\evil.example"]) {
    const { list } = await pageAt("/notifications", () => given(1, 1, path));
    expect(list?.rows[0]?.path).toBe("/notifications");
  }
});

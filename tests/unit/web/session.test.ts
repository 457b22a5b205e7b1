import { describe, expect, it } from "vitest";
import { dropCookie, passHeaders, setCookie } from "~/web/answer-headers.server";
import { emptySession, readSession, type Session, writeSession } from "~/web/session/session.server";
import { changeSession } from "~/web/session/session-change.server";
import { cookiesOf, pageFor, site } from "../../support/posted";

const signedIn: Session = {
  token: "t",
  otp_token: null,
  is_authenticated: true,
  type: "customer",
  csrf: "c",
};
const asked = (cookie?: string, address = site) =>
  new Request(`${address}/en`, cookie ? { headers: { Cookie: cookie } } : {});
const pairOf = (line: string) => line.split(";", 1)[0] ?? "";

describe("The session's cookie", () => {
  it("gives back what was kept", async () => {
    const cookie = pairOf(await writeSession(asked(), signedIn));
    expect(await readSession(asked(`lang=x; ${cookie}`))).toEqual(signedIn);
  });

  it("is out of reach of scripts and other sites, for 90 days, and over TLS on TLS alone", async () => {
    const plain = await writeSession(asked(), signedIn);
    expect(plain).toMatch(/Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await writeSession(asked(undefined, "https://usta.example"), signedIn)).toContain("; Secure");
  });

  it("is removed when nothing is left in it", async () => {
    expect(await writeSession(asked(), emptySession)).toContain("Max-Age=0");
  });

  it("counts for nothing once a letter of it is changed", async () => {
    const cookie = pairOf(await writeSession(asked(), signedIn));
    const [name = "", value = ""] = cookie.split(/=(.*)/s);
    const [body = "", mac = ""] = decodeURIComponent(value).split(/\.(?=[^.]*$)/);
    const forged = btoa(JSON.stringify({ ...signedIn, type: "staff" }));
    for (const text of [`${forged}.${mac}`, `${body}.`, body, `${body}.${mac.slice(1)}x`, "", "{}"])
      expect(await readSession(asked(`${name}=${encodeURIComponent(text)}`)), text).toEqual(emptySession);
  });
});

describe("A change of the session", () => {
  it("holds for the rest of the request and for the next", async () => {
    const page = await pageFor(asked());
    await changeSession(page.request, page.exchange, { token: "a", is_authenticated: true });
    await changeSession(page.request, page.exchange, { csrf: "b" });
    expect(page.exchange.session).toMatchObject({ token: "a", csrf: "b" });
    expect(page.exchange.headers.getSetCookie()).toHaveLength(1);
    expect(await readSession(asked(cookiesOf(page.exchange.headers)))).toEqual(page.exchange.session);
  });

  it("gives a guest a session only where there is a form", async () => {
    const page = await pageFor(asked());
    expect(page.exchange.headers.getSetCookie()).toEqual([]);
    const [one, two] = [await page.form(), await page.form()];
    expect(one.csrf).toBe(two.csrf);
    expect(one.key).not.toBe(two.key);
    expect(page.exchange.headers.getSetCookie()).toHaveLength(1);
  });
});

describe("The headers of an answer", () => {
  it("keep the last cookie of a name, and the others", () => {
    const answer = { headers: new Headers() };
    setCookie(answer, "session=1; Path=/");
    setCookie(answer, "toast=a; Path=/");
    setCookie(answer, "session=2; Path=/");
    expect(answer.headers.getSetCookie()).toEqual(["toast=a; Path=/", "session=2; Path=/"]);
    dropCookie(answer, "toast");
    expect(answer.headers.getSetCookie()).toEqual(["session=2; Path=/"]);
  });

  it("are moved once", () => {
    const answer = { headers: new Headers({ Refresh: "1; url=/en" }) };
    setCookie(answer, "a=1");
    setCookie(answer, "b=2");
    const [first, second] = [new Headers(), new Headers()];
    passHeaders(answer, first);
    passHeaders(answer, second);
    expect(first.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(first.get("Refresh")).toBe("1; url=/en");
    expect([...second]).toEqual([]);
  });

  it("leave a message unread when the page leads on to another", async () => {
    const page = await pageFor(asked());
    setCookie(page.exchange, "toast=; Max-Age=0");
    const answer = await page.leaveTo("/complaints");
    expect(answer.headers.get("Location")).toBe("/en/complaints");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { FailureBody } from "~/contract/failure";
import type { SignedIn } from "~/contract/people";
import { enterCode } from "~/web/account/code-page.server";
import { ApiFailure } from "~/web/calls/client.server";
import type { Exchange } from "~/web/calls/exchange.server";
import { csrfToken } from "~/web/session/csrf.server";
import { readSession, type Session, writeSession } from "~/web/session/session.server";
import { cookiesOf, pageFor, post, site } from "../../support/posted";

type Door = ReturnType<Exchange["door"]>;

const dead: FailureBody = { status: 401, code: "unauthenticated", message: "Please log in.", data: [] };
const wrong: FailureBody = { status: 422, code: "invalid", message: "The code is incorrect.", data: [] };
const signed = { token: "new", is_verified: true, type: "customer", user: { user: { is_active: 1 } } };

const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

let waiting: Session;
let number = 0;
beforeEach(() => {
  number += 1;
  const otp_token = `otp ${number}`;
  waiting = { token: "old", otp_token, is_authenticated: false, type: "customer", csrf: "secret" };
});

/** Presses "confirm" with a code, in a browser that holds the waiting session. */
async function confirm(door: Door, code = "123456") {
  const Cookie = (await writeSession(post(), waiting)).split(";", 1)[0] ?? "";
  const fields = { csrf: await csrfToken("secret"), code };
  const page = await pageFor(
    post({ fields, headers: { Cookie }, path: "/en/otp?redirectTo=%2Forders" }),
    door,
  );
  const answer = await enterCode(page, "login").catch((thrown: Response) => thrown);
  const headers = answer instanceof Response ? answer.headers : page.exchange.headers;
  const kept = new Request(site, { headers: { Cookie: cookiesOf(headers) } });
  return { answer, headers, session: await readSession(kept) };
}

/** An API that takes the code once, after a moment; the token that it came with is dead from then on. */
function takingOnce(): Door {
  let taken = 0;
  return async () => {
    taken += 1;
    await moment();
    if (taken > 1) throw new ApiFailure(dead);
    return { status: 200, message: "Your phone is confirmed.", data: signed as SignedIn };
  };
}

const leave = { to: "/en/orders", after: 1_000, message: "Your phone is confirmed." };

describe("Nadia, who presses “confirm” twice", () => {
  it.each(["at once", "one after the other"])("%s, is signed in by both", async (how) => {
    const door = takingOnce();
    const first = confirm(door);
    if (how === "one after the other") await first;
    for (const { answer, session } of await Promise.all([first, confirm(door)])) {
      expect(answer).toMatchObject({ data: { leave } });
      expect(session).toMatchObject({ token: "new", is_authenticated: true, otp_token: null });
    }
  });

  it("with a wrong code loses one try, and may correct it", async () => {
    let tries = 0;
    const refusing: Door = async () => {
      tries += 1;
      await moment();
      throw new ApiFailure(wrong);
    };
    const both = await Promise.all([confirm(refusing), confirm(refusing)]);
    for (const { answer } of both) expect(answer).toMatchObject({ init: { status: 422 } });
    expect(tries).toBe(1);
    await confirm(refusing);
    expect(tries).toBe(2);
    expect((await confirm(takingOnce())).session).toMatchObject({ token: "new" });
  });

  it("and whose token is dead keeps what session her browser has by then: the page asks it anew", async () => {
    const { answer, headers } = await confirm(async () => {
      throw new ApiFailure(dead);
    });
    expect(answer).toBeInstanceOf(Response);
    expect(headers.get("Location")).toBe("/en/otp?redirectTo=%2Forders");
    expect(headers.getSetCookie()).toEqual([]);
  });
});

import type { ClientActionFunctionArgs } from "@remix-run/react";
import { describe, expect, it, vi } from "vitest";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal, stayUntilLeft, stayWhileTyping } from "~/components/live/stay";
import { type Announcement, onAnnounced } from "~/components/ui/announce";

const fields = [
  ["csrf", "secret"],
  ["key", "once"],
  ["intent", "publish"],
  ["title", "Tap drips"],
  ["days", "sat"],
  ["days", "sun"],
];

function send(
  serverAction: () => Promise<unknown>,
  address = "/en/requests/add-request",
  body: FormData | URLSearchParams = new FormData(),
) {
  for (const [name = "", value = ""] of fields) body.append(name, value);
  const request = new Request(`https://usta.test${address}`, { method: "POST", body });
  return keepTyped({ request, serverAction } as unknown as ClientActionFunctionArgs);
}
const fail = (error: unknown) => () => Promise.reject(error);
const offline = new TypeError("Failed to fetch");

describe("A form that is sent by script", () => {
  it.each([
    ["has what its answer says said over the page", "", [{ type: "error", message: "Too late." }]],
    ["that was kept while somebody types interrupts nobody, whatever the answer", "?autosave=on", []],
  ])("%s", async (_, mark, announced) => {
    const said: Announcement[] = [];
    const stop = onAnnounced((one) => said.push(one));
    const answer = { toasts: ["Too late."], messages: ["Too late."] };
    expect(await send(() => Promise.resolve(answer), `/en/requests/add-request${mark}`)).toBe(answer);
    stop();
    expect(said).toEqual(announced);
  });

  it.each([
    ["the line is down", offline],
    [
      "a proxy answers for a server that is starting",
      new Error("Unable to decode turbo-stream response from URL: x"),
    ],
    ["the server cannot answer now", { status: 503, statusText: "", internal: false, data: {} }],
  ])("comes back as it was filled in when %s", async (_, error) => {
    expect(await send(fail(error))).toEqual({
      unanswered: true,
      intent: "publish",
      values: { title: ["Tap drips"], days: ["sat", "sun"] },
    });
  });

  it("says nothing of a save that nobody asked for", async () => {
    expect(await send(fail(offline), "/en/requests/add-request?autosave=on")).toBeNull();
  });

  it("does not wait for ever, but for files that are in it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const hangs = () => new Promise<never>(() => {});
    const holding = (...bytes: string[]) => {
      const body = new FormData();
      body.append("proof", new File(bytes, bytes.length > 0 ? "receipt.jpg" : ""));
      return body;
    };
    const short = [new URLSearchParams(), new FormData(), holding()].map((body) =>
      send(hangs, "/en/payment", body),
    );
    const early = vi.fn();
    void send(hangs, "/en/payment", holding("jpeg")).then(early);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    for (const answer of short)
      expect(await answer).toMatchObject({ unanswered: true, values: { title: ["Tap drips"] } });
    expect(early).not.toHaveBeenCalled();
  });

  it("sends nobody away from what is being written, when the session has ended meanwhile", async () => {
    const toLogin = new Response(null, { status: 302, headers: { Location: "/en/login" } });
    expect(await send(fail(toLogin), "/en/requests/add-request?autosave=on")).toBeNull();
  });

  it("leaves to the page what the server did answer", async () => {
    const redirect = new Response(null, { status: 302 });
    await expect(send(fail(redirect))).rejects.toBe(redirect);
    const broken = new Error("Unexpected Server Error");
    await expect(send(fail(broken))).rejects.toBe(broken);
  });
});

describe("Its page is read again", () => {
  type Args = Parameters<typeof stayWhileTyping>[0];
  const answered = (more: Partial<Args>) => ({ defaultShouldRevalidate: true, ...more }) as Args;

  it.each([stayWhileTyping, stayUntilLeft, refreshAfterRefusal])(
    "after an answer, not without one",
    (rule) => {
      expect(rule(answered({ actionResult: null }))).toBe(true);
      expect(rule(answered({ actionResult: { unanswered: true } }))).toBe(false);
      expect(rule(answered({ formAction: "/en/requests/add-request?autosave=on" }))).toBe(false);
    },
  );

  it("not before it has been left", () => {
    expect(stayUntilLeft(answered({ actionResult: { leave: { to: "/en", after: 1000 } } }))).toBe(false);
  });

  it("after a refusal, where others change what it shows", () => {
    const refused = answered({ actionStatus: 409, defaultShouldRevalidate: false });
    expect(refreshAfterRefusal(refused)).toBe(true);
    expect(stayWhileTyping(refused)).toBe(false);
    const unanswerable = answered({ actionStatus: 503, defaultShouldRevalidate: true });
    expect(refreshAfterRefusal(unanswerable)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { CancelRequest } from "~/components/requests/cancel-request";
import { locales } from "~/i18n/locale";
import { callable } from "~/web/orders/cancelling.server";
import type { Page } from "~/web/page.server";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

describe.each(locales)("The page that calls off a request (%s)", (locale) => {
  const say = t(locale);
  const namespaces = ["common", "ui", "requests", "orders", "complaints"] as const;

  /** What the page draws for its owner. @param failures what was refused just now */
  async function drawn(
    request: { can: string[]; order_id: string | null },
    failures: string[],
    job: { status: string; can: string[] } = { status: "cancelled", can: [] },
  ) {
    const api = {
      requests: { get: async () => ({ title: "A dripping tap", view: "owner", ...request }) },
      orders: { get: async () => ({ id: "o1", provider: { name: "Tarek" }, ...job }) },
    };
    const leaveTo = async (to: string) => ({ to });
    const called = await callable({ api, exchange: { failures }, leaveTo, t: say } as unknown as Page, "r1");
    const html = renderPage(<CancelRequest {...called} title={called.question} constraints={{}} />, {
      ...{
        locale,
        namespaces: [...namespaces],
        answer: { messages: failures, values: { reason: ["No time left"] } },
      },
    });
    return { question: called.question, html };
  }

  it("asks whether an open one is to be cancelled", async () => {
    const { question, html } = await drawn({ can: ["cancel"], order_id: null }, []);
    expect(question).toBe(say("requests:cancel.title"));
    expect(html).toContain(say("requests:cancel.text"));
    expect(html).toContain(say("requests:cancel.keep"));
  });

  it("asks nothing of one that was cancelled meanwhile, says why the form was refused, and keeps what was written", async () => {
    const { question, html } = await drawn({ can: [], order_id: null }, ["This request is cancelled."]);
    expect(html).toContain("This request is cancelled.");
    expect(html).toContain("No time left");
    for (const asked of ["title", "text", "submit", "keep"])
      expect(html).not.toContain(say(`requests:cancel.${asked}`));
    expect(question).toBe(say("requests:cancel.over"));
    expect(html).toContain(say("requests:cancel.back"));
  });

  const over = { can: [], order_id: "o1" };

  it.each(["in_progress", "delivered"])(
    "says of a job that is %s that its work has begun, and leads to it and to a dispute",
    async (status) => {
      const { question, html } = await drawn(over, ["Under way."], { status, can: ["dispute"] });
      expect(question).toBe(say("orders:cancel.begun"));
      expect(html).toContain(say("orders:cancel.begun.text"));
      expect(html).toContain(`href="/${locale}/requests/r1/dispute"`);
      expect(html).toContain(say("orders:cancel.begun.back"));
      expect(html).not.toContain(say("requests:cancel.back"));
    },
  );

  it.each(["disputed", "completed"])(
    "says of a job that is %s that it stands, and leads to it",
    async (status) => {
      const { question, html } = await drawn(over, ["So it stands."], { status, can: [] });
      expect(question).toBe(say("orders:cancel.begun"));
      expect(html).toContain("So it stands.");
      expect(html).not.toContain("/dispute");
      expect(html).toContain(say("orders:cancel.begun.back"));
    },
  );

  it("leads to the request where nothing was refused", async () => {
    await expect(drawn({ can: [], order_id: null }, [])).rejects.toEqual({ to: "/requests/r1" });
  });
});

import { describe, expect, it } from "vitest";
import { CancelRequest } from "~/components/requests/cancel-request";
import { locales } from "~/i18n/locale";
import { callable } from "~/web/orders/cancelling.server";
import type { Page } from "~/web/page.server";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

describe.each(locales)("The page that calls off a request (%s)", (locale) => {
  const say = t(locale);
  const namespaces = ["common", "ui", "requests"] as const;

  /** What the page draws for its owner. @param failures what was refused just now */
  async function drawn(request: { can: string[]; order_id: string | null }, failures: string[]) {
    const api = {
      requests: { get: async () => ({ title: "A dripping tap", view: "owner", ...request }) },
      orders: { get: async () => ({ id: "o1", can: [], provider: { name: "Tarek" } }) },
    };
    const leaveTo = async (to: string) => ({ to });
    const called = await callable({ api, exchange: { failures }, leaveTo, t: say } as unknown as Page, "r1");
    const html = renderPage(<CancelRequest {...called} title={called.question} constraints={{}} />, {
      ...{ locale, namespaces: [...namespaces], answer: { messages: failures } },
    });
    return { question: called.question, html };
  }

  it("asks whether an open one is to be cancelled", async () => {
    const { question, html } = await drawn({ can: ["cancel"], order_id: null }, []);
    expect(question).toBe(say("requests:cancel.title"));
    expect(html).toContain(say("requests:cancel.text"));
    expect(html).toContain(say("requests:cancel.keep"));
  });

  it.each([
    ["was cancelled meanwhile", null],
    ["has a job that is under way", "o1"],
  ])("asks nothing of one that %s, and says why the form was refused", async (_, order_id) => {
    const { question, html } = await drawn({ can: [], order_id }, ["This request is cancelled."]);
    expect(html).toContain("This request is cancelled.");
    for (const asked of ["title", "text", "submit", "keep"])
      expect(html).not.toContain(say(`requests:cancel.${asked}`));
    expect(question).toBe(say("requests:cancel.over"));
    expect(html).toContain(say("requests:cancel.back"));
  });

  it("leads to the request where nothing was refused", async () => {
    await expect(drawn({ can: [], order_id: null }, [])).rejects.toEqual({ to: "/requests/r1" });
  });
});

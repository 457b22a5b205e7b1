import type { siteContract } from "~/contract/site";
import { fixedT } from "~/i18n/messages.server";
import { parsePhone } from "~/i18n/phone-parse.server";
import { notFound } from "../errors";
import type { Operations } from "../operation";
import { textOf } from "../outside/message-text";
import { listMessages } from "../outside/outbox";
import { homeSections } from "./home";
import { operatorApps, operatorInfo } from "./operator";
import { countServices } from "./store";

export const site: Operations<typeof siteContract> = {
  info: async (_, ctx) => operatorInfo(fixedT(ctx.locale), ctx),

  home: async (_, { db, locale }) => ({ sections: homeSections(fixedT(locale), await countServices(db)) }),

  mobileLinks: async (_, { isDemo }) => ({ mobile: operatorApps(isDemo) }),

  outbox: async ({ to }, { db, isDemo, settings }) => {
    if (!isDemo) throw notFound();
    const recipient = to && (parsePhone(to, settings.country.code) ?? to.trim().toLowerCase());
    const rows = await listMessages(db, recipient);
    return {
      messages: rows.map((row) => ({
        ...{ id: row.id, channel: row.channel, to: row.recipient, locale: row.locale },
        subject:
          row.channel === "email" ? fixedT(row.locale)(`outbox:${row.template}.subject`, row.params) : null,
        text: textOf(row),
        sent_at: row.createdAt.toISOString(),
      })),
    };
  },
};

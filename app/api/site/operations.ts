import type { siteContract } from "~/contract/site";
import { fixedT } from "~/i18n/messages.server";
import { parsePhone } from "~/i18n/phone-parse.server";
import { notFound } from "../errors";
import type { Operations } from "../operation";
import { listMessages } from "../outside/outbox";
import { homeSections } from "./home";
import { operatorApps, operatorInfo } from "./operator";
import { countServices } from "./store";

export const site: Operations<typeof siteContract> = {
  info: async (_, { locale }) => operatorInfo(fixedT(locale)),

  home: async (_, { db, locale }) => ({ sections: homeSections(fixedT(locale), await countServices(db)) }),

  mobileLinks: async (_, { isDemo }) => ({ mobile: operatorApps(isDemo) }),

  outbox: async ({ to }, { db, isDemo, settings }) => {
    if (!isDemo) throw notFound();
    const recipient = to && (parsePhone(to, settings.country.code) ?? to.trim().toLowerCase());
    const rows = await listMessages(db, recipient);
    return {
      messages: rows.map(({ id, channel, recipient, locale, template, params, createdAt }) => ({
        id,
        channel,
        to: recipient,
        locale,
        subject: channel === "email" ? fixedT(locale)(`outbox:${template}.subject`, params) : null,
        text: fixedT(locale)(`outbox:${template}.text`, params),
        sent_at: createdAt.toISOString(),
      })),
    };
  },
};

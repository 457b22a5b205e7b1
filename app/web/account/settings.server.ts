import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { type Deeds, doDeed } from "../forms/deeds.server";
import { type Outcome, submit } from "../forms/submit.server";
import type { Page } from "../page.server";
import { deviceName } from "./device-name.server";

/** The account's own page: who it is, where it is signed in, and how its owner reads. */
export async function accountSettings(page: Page) {
  const { content } = await page.api.sessions.list();
  const { name, phone, email, city, created_at } = page.viewer ?? {};
  return {
    m: messages(page.locale, ["settings"]),
    head: {
      title: page.t("settings:title"),
      description: page.t("settings:description"),
      isPrivate: true,
    },
    details: { name, phone, email, city: city?.name, since: created_at },
    devices: content.map(({ device, ...session }) => ({ ...session, name: deviceName(device) })),
    digits: page.viewer?.digits ?? "latn",
    form: await page.form(),
  };
}

const own: Deeds = {
  digits: ({ api }, form) => api.profile.setDigits(form.input(contract.profile.setDigits)),
  "end-others": ({ api }) => api.sessions.endOthers(),
};

const named: Deeds = {
  end: ({ api }, _, id) => api.sessions.end({ id }),
};

/** What is posted on the account's page: "digits", "end-others", "end ab12" of a session. */
export const changeSettings = (page: Page) =>
  submit(page, async (form): Promise<Outcome> => {
    await doDeed(page, form, { own, named, id: page.viewer?.id ?? null });
    return { to: "/profile" };
  });

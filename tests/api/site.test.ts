import { describe, expect, it } from "vitest";
import { queueMessage } from "~/api/outside/outbox";
import { dictionaries } from "~/i18n/messages.server";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();

describe("What the operator says", () => {
  it("is the same information in both languages", async () => {
    const [english, arabic] = [await world.guest.site.info(), await world.inLanguage("ar").site.info()];
    expect(english.brand).toBe("Usta");
    expect(arabic.brand).toBe("أُسطى");
    const paths = ({ links, legal }: typeof english) => [
      links.map((group) => group.links.map(({ path }) => path)),
      legal.map(({ path }) => path),
    ];
    expect(paths(english)).toEqual(paths(arabic));
    expect(english.phones).toEqual(arabic.phones);
  });

  it("names the demonstration's app, whose address belongs to nobody", async () => {
    const { mobile } = await world.inLanguage("ar").site.mobileLinks();
    expect(mobile).toEqual([
      {
        store: "google_play",
        label: "Google Play",
        url: expect.stringMatching(/^https:\/\/usta\.example\//),
      },
    ]);
  });

  it("lays out the home page", async () => {
    const { sections } = await world.inLanguage("ar").site.home();
    expect(sections[0]).toMatchObject({ kind: "hero" });
    expect(new Set(sections.map(({ kind }) => kind)).size).toBe(sections.length);
    for (const { title } of sections) expect(title).toMatch(/[\u0600-\u06FF]/);
  });
});

describe("Messages sent", () => {
  it("are shown in the language that they were written in, newest first, for one phone or all", async () => {
    const params = { code: "012345", count: 5 };
    const send = (recipient: string, locale: "en" | "ar") =>
      queueMessage(
        world.db,
        { channel: "sms", recipient, locale, template: "code", params },
        world.clock.now(),
      );
    await send("+201001234567", "en");
    await send("+201007654321", "ar");
    const { messages } = await world.guest.site.outbox({});
    // The line that binds a code to the site is there where the site's address is known.
    expect(messages.map(({ text }) => text.split("\n", 1)[0])).toEqual([
      "رمز أُسطى: 012345. صالح 5 دقائق، ولا يُشارَك مع أحد.",
      "012345 is your Usta code, valid for 5 minutes. Share it with nobody.",
    ]);
    expect((await world.guest.site.outbox({ to: "0100 123 4567" })).messages).toHaveLength(1);
    expect((await world.guest.site.outbox({ to: "nobody@example.test" })).messages).toEqual([]);
  });

  it("fit into one or two parts as Arabic SMS, and into one as English", () => {
    const texts = (locale: "en" | "ar") =>
      Object.entries(dictionaries[locale].outbox).filter(([key]) => /\.text(_|$)/.test(key));
    for (const [key, text] of texts("ar")) {
      const sent = String(text)
        .replace("{{code}}", "012345")
        .replace(/\{\{\w+\}\}/g, "123456789012");
      expect([key, sent.length <= 134]).toEqual([key, true]);
    }
    for (const [key, text] of texts("en")) expect([key, String(text).length <= 160]).toEqual([key, true]);
  });
});

describe("Without the demonstration", () => {
  it("there are no messages to read", async () => {
    const { house } = world;
    house.isDemo = false;
    expect(await refusal(world.guest.site.outbox({}))).toMatchObject({ status: 404 });
    expect((await world.guest.site.info()).brand).toBe("Usta");
    house.isDemo = true;
  });
});

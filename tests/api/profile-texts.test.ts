import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { providerProfiles } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { profileForm as form } from "../support/profile-form";

const world = await openWorld();

describe("Tarek's prices", () => {
  const tarekWithPrices = async () => {
    const tarek = await world.aProvider({ isCompleted: false });
    const { profile } = world.as(tarek);
    await profile.saveProvider({ ...form, from_prices: { drain: 30_000, "tap-mixer": 20_000 } });
    const prices = async () =>
      Object.fromEntries((await profile.provider()).services.map(({ id, from_price }) => [id, from_price]));
    const starting = async () => {
      const { userId, startingPrice } = providerProfiles;
      const [row] = await world.db
        .select({ startingPrice })
        .from(providerProfiles)
        .where(eq(userId, tarek.id));
      return row?.startingPrice;
    };
    return { profile, prices, starting };
  };

  it("stay when the form does not send them", async () => {
    const { profile, prices, starting } = await tarekWithPrices();
    await profile.saveProvider({ ...form, headline: "Plumber in Giza" });
    expect(await prices()).toEqual({ drain: 30_000, "tap-mixer": 20_000 });
    expect(await starting()).toBe(20_000);
  });

  it("change one by one, and are taken back by an empty one", async () => {
    const { profile, prices, starting } = await tarekWithPrices();
    await profile.saveProvider({ ...form, from_prices: { drain: 35_000 } });
    expect(await prices()).toEqual({ drain: 35_000, "tap-mixer": 20_000 });
    await profile.saveProvider({ ...form, from_prices: { "tap-mixer": null } });
    expect(await prices()).toEqual({ drain: 35_000, "tap-mixer": null });
    expect(await starting()).toBe(35_000);
  });

  it("go with their service, and do not come back with it", async () => {
    const { profile, prices, starting } = await tarekWithPrices();
    await profile.saveProvider({ ...form, services: ["drain"] });
    expect([await prices(), await starting()]).toEqual([{ drain: 30_000 }, 30_000]);
    await profile.saveProvider(form);
    expect(await prices()).toEqual({ drain: 30_000, "tap-mixer": null });
  });

  it("that are none, or below what a service costs at least, are refused at their field", async () => {
    const { profile } = await tarekWithPrices();
    const refused = await refusal(
      profile.saveProvider({ ...form, from_prices: { drain: 100, "tap-mixer": 100 } }),
    );
    expect(Object.keys(refused.errors ?? {}).sort()).toEqual(["from_prices.drain", "from_prices.tap-mixer"]);
    const wrong = { ...form, from_prices: { drain: "cheap" as unknown as number } };
    expect((await refusal(profile.saveProvider(wrong))).errors).toEqual({
      "from_prices.drain": ["Enter an amount in figures, for example 250."],
    });
  });
});

describe("Contacts in a profile", () => {
  it("are hidden before it is stored, and Tarek is told", async () => {
    const tarek = await world.aProvider({ isCompleted: false });
    const { profile } = world.as(tarek);
    const texts = {
      headline: "Plumber, ٠١٠٠ ١٢٣ ٤٥٦٧",
      bio: "Twenty years of taps and drains. Write to tarek@example.test or see tarek-taps.com.",
    };
    const saved = await profile.saveProvider({ ...form, ...texts });
    expect(saved).toMatchObject({
      headline: "Plumber, •••",
      bio: "Twenty years of taps and drains. Write to ••• or see •••.",
    });
    expect(world.said.at(-1)).toBe(
      "Your profile is complete. Phone numbers, email addresses and links in it are hidden until payment.",
    );
    const [row] = await world.db.select().from(providerProfiles).where(eq(providerProfiles.userId, tarek.id));
    expect(JSON.stringify(row)).not.toMatch(/٤٥٦٧|4567|example|tarek-taps/);
    await profile.saveProvider({ ...form, ...texts });
    expect(world.said.at(-1)).toMatch(/^Your profile is saved\. Phone numbers/);
    await profile.saveProvider(form);
    expect(world.said.at(-1)).toBe("Your profile is saved.");
  });
});

import { describe, expect, it } from "vitest";
import type { Review } from "~/contract/review-fields";
import type { TechnicianCard } from "~/contract/technicians";
import { foremost, quotable, spoken, voice } from "~/web/home/home-shapes.server";

const review = (about: string, text: string): Review => ({
  ...{ id: `${about}-${text}`, author: "Mona A.", stars: 5, text, service: { id: "drain", name: "Drains" } },
  ...{
    provider: { id: about, name: about },
    reply: null,
    addendum: null,
    added_at: null,
    photos: [],
    replied_at: null,
    published_at: "2026-11-01T08:00:00Z",
  },
});
const card = (id: string, headline = ""): TechnicianCard => ({
  ...{
    id,
    name: id,
    avatar: null,
    headline,
    rating: 5,
    reviews_count: 9,
    jobs_done: 20,
    is_online: false,
  },
  ...{ is_verified_identity: true, cities: [], services: [], response_minutes: null, starting_price: null },
  ...{ completion_rate: null, on_time_rate: null, type: "provider", warranty_days: 0, is_taking_jobs: true },
});
const cards = ["tarek", "hany", "basem"].map((id) => card(id));
const english = review("tarek", "Came on time.");
const arabic = review("hany", "جاء في موعده.");

describe("What the home page quotes", () => {
  it("is said in the reader's language wherever somebody has said something in it", () => {
    const said = [english, arabic];
    expect(foremost(cards, said, "en")).toMatchObject({ card: { id: "tarek" }, said: english });
    expect(foremost(cards, said, "ar")).toMatchObject({ card: { id: "hany" }, said: arabic });
    expect(spoken([english, review("hany", " "), arabic], "ar")).toEqual([arabic, english]);
  });

  it("is of a technician whose headline can be read too, and full of praise", () => {
    const [mona, sara] = [card("mona", "فنية تكييف"), card("sara", "Painter")];
    const ofMona = review("mona", "Came on time.");
    const lukewarm = { ...review("sara", "It went well enough."), stars: 4.25 };
    const praise = review("sara", "Spotless.");
    expect(foremost([mona, sara], [ofMona, lukewarm, praise], "en")).toEqual({ card: sara, said: praise });
    expect(foremost([mona, sara], [ofMona, lukewarm], "en")).toEqual({ card: sara, said: lukewarm });
    const arabicName = { ...sara, id: "issam", name: "عصام حجازي" };
    const ofIssam = review("issam", "Quick and tidy.");
    expect(foremost([arabicName, sara], [ofIssam, praise], "en")).toEqual({ card: sara, said: praise });
    expect(foremost([mona, sara], [ofMona], "en")).toEqual({ card: sara, said: null });
    expect(foremost([mona], [ofMona], "en")).toEqual({ card: mona, said: ofMona });
    expect(quotable([lukewarm, review("sara", "نظيف."), praise], "en")).toEqual([praise, lukewarm]);
  });

  it("names its language where that is another", () => {
    expect(foremost(cards, [english], "ar")).toMatchObject({ card: { id: "tarek" }, said: english });
    expect([voice("ar", english), voice("en", arabic)]).toMatchObject([{ lang: "en" }, { lang: "ar" }]);
    expect([voice("en", english), voice("ar", arabic)].filter((one) => "lang" in one)).toEqual([]);
  });

  it("is nothing where nobody has spoken", () => {
    expect(foremost(cards, [], "en")).toMatchObject({ card: { id: "tarek" }, said: null });
    expect(foremost([], [], "en")).toBeNull();
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardFaults, isProved, outcomeOf, testCards } from "~/api/sandbox/card-rules";

const now = new Date("2026-11-24T12:00:00Z");
const card = { card_number: "4242424242424242", expiry: "12/34", code: "123", holder: "Nadia Samir" };
const faultOf = (changed: Partial<typeof card>) => cardFaults({ ...card, ...changed }, now);

describe("A card at the sandbox's page", () => {
  it("is taken as it stands there, and comes out as its number says", () => {
    expect(testCards.map(({ press }) => press)).toEqual(["pay", "decline", "ask", "abandon"]);
    for (const { number, press } of testCards) {
      expect(faultOf({ card_number: number })).toEqual({});
      expect(outcomeOf({ ...card, card_number: number })).toBe(press);
    }
  });

  it.each([
    ["", "validation:required"],
    ["4242x", "sandbox:card.notNumber"],
    ["40000000000099", { key: "sandbox:card.short", params: { count: 2 } }],
    ["42424242424242420", { key: "sandbox:card.long", params: { count: 1 } }],
    ["4242424242424243", "sandbox:card.wrong"],
    ["5555555555554444", "sandbox:card.notTest"],
  ])("with the number %j is not", (card_number, fault) => {
    expect(faultOf({ card_number })).toEqual({ card_number: [fault] });
  });

  it.each(["11/26", "11/2026", "1126", "1/27", "12-34"])(
    "that ends in %s is good until that month is over",
    (expiry) => {
      expect(faultOf({ expiry })).toEqual({});
    },
  );

  it.each([
    ["10/26", "sandbox:card.expired"],
    ["13/30", "sandbox:card.notExpiry"],
    ["00/30", "sandbox:card.notExpiry"],
    ["1", "sandbox:card.notExpiry"],
    ["", "validation:required"],
  ])("that ends in %j is not taken", (expiry, fault) => {
    expect(faultOf({ expiry })).toEqual({ expiry: [fault] });
  });

  it("is good to the last moment of its month, by the calendar of UTC, and not a moment longer", () => {
    const at = (moment: string) => cardFaults({ ...card, expiry: "11/26" }, new Date(moment));
    expect(at("2026-11-30T23:59:59.999Z")).toEqual({});
    expect(at("2026-12-01T00:00:00.000Z")).toEqual({ expiry: ["sandbox:card.expired"] });
  });

  it("needs everything that stands on it", () => {
    const required = ["validation:required"];
    expect(cardFaults({ card_number: "", expiry: "", code: "", holder: "" }, now)).toEqual({
      ...{ card_number: required, expiry: required, code: required, holder: required },
    });
  });

  it("has a code of three figures, and a name in letters", () => {
    for (const code of ["12", "1234", "12a"])
      expect(faultOf({ code })).toEqual({ code: ["sandbox:card.notCode"] });
    for (const holder of ["N", "4242 4242", "12", "Nadia Samir 2", "نادية ٢ سمير"])
      expect(faultOf({ holder })).toEqual({ holder: ["sandbox:card.notHolder"] });
    expect(faultOf({ holder: "ندى سمير" })).toEqual({});
  });

  it("is known to be mistyped by one figure, whichever it is", () => {
    const places = fc.tuple(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(fc.constantFrom(...testCards), places, ({ number }, [place, more]) => {
        const figure = (Number(number[place]) + more) % 10;
        expect(isProved(number.slice(0, place) + figure + number.slice(place + 1))).toBe(false);
      }),
    );
  });
});

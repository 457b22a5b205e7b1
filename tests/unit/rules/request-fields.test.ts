import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Answers, faultsOf, isBudgetInOrder, readAnswers, type Whole } from "~/api/requests/field-rules";
import { parseNumber } from "~/i18n/digits";

const options = [{ code: "red" }, { code: "blue" }];
const questions = [
  { code: "colour", type: "single" as const, options },
  { code: "walls", type: "multi" as const, options },
  { code: "area", type: "number" as const, options: [] },
];

describe("answers to a service's questions", () => {
  test.each<[string, Answers, Answers, string[]]>([
    ["one of several", { colour: "red" }, { colour: "red" }, []],
    ["several of several", { walls: ["red", "blue"] }, { walls: ["red", "blue"] }, []],
    ["one where several may be chosen", { walls: "red" }, { walls: ["red"] }, []],
    ["a number", { area: 12 }, { area: 12 }, []],
    ["a number as typed", { area: "12" }, { area: 12 }, []],
    ["a number as typed in Arabic", { area: " ١٢٫٥ " }, { area: 12.5 }, []],
    ["a number as only programs write it", { area: "0x10" }, {}, ["area"]],
    ["nothing", { colour: "", walls: [], area: "" }, {}, []],
    ["what is not asked", { smell: "red" }, {}, []],
    ["what is no option", { colour: "green", walls: ["red", "green"] }, {}, ["colour", "walls"]],
    ["the same twice", { walls: ["red", "red"] }, {}, ["walls"]],
    ["several where one is asked", { colour: ["red", "blue"] }, {}, ["colour"]],
    ["no number", { area: "many" }, {}, ["area"]],
    ["less than nothing", { area: -1 }, {}, ["area"]],
    ["nothing at all, in figures", { area: 0 }, { area: 0 }, []],
    ["a million", { area: 1_000_000 }, { area: 1_000_000 }, []],
    ["more than a million", { area: 1_000_001 }, {}, ["area"]],
    ["a name that every object has", { constructor: "x", toString: "y" }, {}, []],
  ])("%s", (_, given, kept, wrong) => {
    const read = readAnswers(given, questions, parseNumber);
    expect({ ...read, wrong: read.wrong.map(({ code }) => code) }).toEqual({ kept, wrong });
  });

  test("whatever comes, only what is asked is kept", () => {
    const answer = fc.oneof(fc.string(), fc.array(fc.string()), fc.double());
    fc.assert(
      fc.property(fc.dictionary(fc.string(), answer), (given) => {
        const { kept, wrong } = readAnswers(given, questions, parseNumber);
        const codes = [...Object.keys(kept), ...wrong.map(({ code }) => code)];
        expect(codes.every((code) => questions.some((one) => one.code === code))).toBe(true);
      }),
    );
  });
});

test("a budget is in order when its ends are, or one is open", () => {
  expect(isBudgetInOrder({ budget_min: 100, budget_max: 100 })).toBe(true);
  expect(isBudgetInOrder({ budget_min: 100 })).toBe(true);
  expect(isBudgetInOrder({ budget_max: 100 })).toBe(true);
  expect(isBudgetInOrder({})).toBe(true);
  expect(isBudgetInOrder({ budget_min: 101, budget_max: 100 })).toBe(false);
});

describe("what keeps a request from being open", () => {
  const whole: Whole = {
    ...{
      serviceId: "tap",
      title: "Tap drips",
      description: "At night",
      cityId: "cairo",
      districtId: "maadi",
    },
    ...{ address: "12 Road 9", timing: "flexible", preferredDate: null },
  };
  const faults = (more: Partial<Whole>) => faultsOf({ ...whole, ...more }, "2026-11-24", "2027-11-24");

  test("nothing, when it is whole", () => {
    expect(faults({})).toEqual({});
    expect(faults({ timing: "asap", preferredDate: null })).toEqual({});
  });

  test.each([
    ["service_id", { serviceId: null }],
    ["title", { title: "" }],
    ["description", { description: "" }],
    ["city_id", { cityId: null }],
    ["district_id", { districtId: null }],
    ["address", { address: "" }],
    ["preferred_date", { timing: "date" as const }],
  ])("%s, when it is not there", (field, more) => {
    expect(faults(more)).toEqual({ [field]: "required" });
  });

  test.each([
    ["2026-11-23", "datePast"],
    ["2026-11-24", undefined],
    ["2027-11-24", undefined],
    ["2027-11-25", "dateFar"],
  ])("a preferred day of %s: %s", (preferredDate, fault) => {
    expect(faults({ timing: "date", preferredDate }).preferred_date).toBe(fault);
  });
});

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoint, price } from "~/contract/endpoint";
import { readInput, typedValues } from "~/web/forms/form-input.server";
import { processorTime } from "../../support/processor-time";

const input = z.object({
  title: z.string(),
  note: z.string().optional(),
  days: z.int().optional(),
  budget: price.optional(),
  services: z.array(z.string()).optional(),
  prices: z.record(z.string(), price.nullable()).optional(),
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
  accept: z.boolean(),
  urgent: z.boolean().optional(),
});
const form = endpoint({
  method: "POST",
  path: "/x",
  access: "guest",
  summary: "x",
  input,
  output: z.null(),
});

const read = (...entries: [string, string][]) => {
  const fields = new FormData();
  for (const [name, value] of entries) fields.append(name, value);
  return readInput(form, fields, "EGP");
};

describe("An endpoint's input, as it is typed", () => {
  it("takes digits of either script, with their separators", () => {
    expect(read(["days", "١٢"])).toMatchObject({ days: 12 });
    expect(read(["days", "۱۲"])).toMatchObject({ days: 12 });
    expect(read(["budget", "١٬٢٥٠٫٥"])).toMatchObject({ budget: 125_050 });
    expect(read(["note", "٢٠٢٦-١١-٢٤"])).toMatchObject({ note: "2026-11-24" });
    expect(read(["note", "قبل ٢٠٢٦-١١-٢٤"])).toMatchObject({ note: "قبل ٢٠٢٦-١١-٢٤" });
  });

  it("reads prices in major units", () => {
    expect(read(["budget", "1,250.50"])).toMatchObject({ budget: 125_050 });
    expect(read(["budget", "420"])).toMatchObject({ budget: 42_000 });
  });

  it("hands on what is no number, so that the API says so at the field", () => {
    expect(read(["days", "soon"])).toMatchObject({ days: "soon" });
    expect(read(["budget", "cheap"])).toMatchObject({ budget: "cheap" });
  });

  it("hands on an amount that no price can be as the number that it is near, so that the API names its bound", () => {
    expect(read(["budget", `1${"0".repeat(20)}`])).toMatchObject({ budget: 1e22 });
    expect(read(["budget", "9".repeat(400)])).toMatchObject({ budget: Number.MAX_VALUE });
    expect(read(["budget", "-0.29"])).toMatchObject({ budget: -29 });
    for (const text of ["1e20", "2.000000000000000000001", "1.125"])
      expect(read(["budget", text])).toMatchObject({ budget: text });
  });

  it("takes blank for not given", () => {
    const typed = read(["note", "   "], ["days", ""], ["budget", " "]);
    expect(typed).not.toHaveProperty("note");
    expect(typed).not.toHaveProperty("days");
    expect(typed).not.toHaveProperty("budget");
  });

  it("gathers lists by repeated names and records by dotted ones", () => {
    expect(read(["services", "a"], ["services", ""], ["services", "b"])).toMatchObject({
      services: ["a", "b"],
    });
    expect(read(["answers.colour", "red"], ["answers.room", "bath"], ["answers.room", "hall"])).toMatchObject(
      {
        answers: { colour: "red", room: ["bath", "hall"] },
      },
    );
    expect(read(["answers.colour", ""])).not.toHaveProperty("answers");
  });

  it("reads the prices of a record as prices, and a blank one as none where the record takes none", () => {
    const typed = read(["prices.drain", "٣٠٠٫٥"], ["prices.tap", " "], ["prices.sink", "cheap"]);
    expect(typed).toMatchObject({ prices: { drain: 30_050, tap: null, sink: "cheap" } });
  });

  it("takes a box that is not ticked for a no where an answer is needed, and for nothing elsewhere", () => {
    expect(read()).toEqual({ accept: false });
    expect(read(["accept", "on"], ["urgent", "off"])).toEqual({ accept: true, urgent: false });
  });

  it.each(["off", "0", "false", "False", "no"])("takes %s for a no", (word) => {
    expect(read(["urgent", word])).toMatchObject({ urgent: false });
  });

  it("takes the endpoint's own fields and no other", () => {
    expect(read(["is_admin", "on"], ["csrf", "t"], ["title", "Tap"])).toEqual({
      title: "Tap",
      accept: false,
    });
  });
});

describe("A form that is shown again", () => {
  it("keeps what was typed but for secrets and tokens", () => {
    const fields = new FormData();
    for (const name of ["csrf", "key", "password", "current_password", "code", "title"])
      fields.append(name, "typed");
    fields.append("services", "a");
    fields.append("services", "b");
    fields.append("photo", new File(["x"], "x.png"));
    expect(typedValues(fields)).toEqual({ title: "typed", services: ["a", "b"] });
  });

  it("shows nothing under a name that no form of ours has", () => {
    const fields = new FormData();
    for (const name of [
      "__proto__",
      "constructor!",
      "a".repeat(200),
      "Title",
      "open.1",
      "answers.leak-size",
      "من",
    ])
      fields.append(name, "typed");
    expect(typedValues(fields)).toEqual({ "open.1": "typed", "answers.leak-size": "typed" });
  });
});

describe("Twenty thousand names", () => {
  const fields = new URLSearchParams(
    Array.from({ length: 20_000 }, (_, n) => [`answers.a${n % 3}`, String(n)]),
  );
  const many = new FormData();
  for (let n = 0; n < 20_000; n += 1) many.append(`n.${n}`, "");

  it("are read in one pass", async () => {
    const time = await processorTime(() => {
      expect(Object.keys(readInput(form, fields, "EGP").answers ?? {})).toEqual(["a0", "a1", "a2"]);
      expect(Object.keys(typedValues(many))).toHaveLength(20_000);
    });
    expect(time).toBeLessThan(400);
  });
});

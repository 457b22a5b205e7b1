import { describe, expect, it } from "vitest";
import { wholeFile } from "~/web/lists/file-parts.server";

const parts = { first: "a,b\r\n", second: "1,2\r\n", third: "3,4\r\n" };
const names = Object.keys(parts) as (keyof typeof parts)[];

/** The parts, and in which order they were asked for. */
function given(broken?: keyof typeof parts) {
  const asked: (string | undefined)[] = [];
  const ask = async (cursor: string | undefined) => {
    asked.push(cursor);
    const name = names.find((one) => one === cursor) ?? "first";
    if (name === broken) throw new Error("The API is away");
    const next = names[names.indexOf(name) + 1];
    return { bytes: new TextEncoder().encode(parts[name]), mime: "text/csv", ...(next && { next }) };
  };
  return { ask, asked };
}

describe("A file in parts", () => {
  it("is one file, in the parts' order", async () => {
    const { body, mime } = await wholeFile(given().ask);
    expect(await new Response(body).text()).toBe(Object.values(parts).join(""));
    expect(mime).toBe("text/csv");
  });

  it("asks for a part when the one before was taken, and for nothing that nobody takes", async () => {
    const { ask, asked } = given();
    const reader = (await wholeFile(ask)).body.getReader();
    expect(asked).toEqual([undefined]);
    await reader.read();
    expect(asked).toEqual([undefined]);
    await reader.read();
    expect(asked).toEqual([undefined, "second"]);
    await reader.cancel();
    expect(asked).toHaveLength(2);
  });

  it("fails at once when it cannot begin, and breaks off when it cannot go on", async () => {
    await expect(wholeFile(given("first").ask)).rejects.toThrow("away");
    const { body } = await wholeFile(given("second").ask);
    await expect(new Response(body).text()).rejects.toThrow("away");
  });
});

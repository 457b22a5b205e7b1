import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pace, paced } from "../../../server/pace";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line on which so many bytes come at a time, each time after so many milliseconds; what is read of it, and when it was dropped. */
async function read(chunks: readonly [after: number, bytes: number][], workMs = 0) {
  const rest = chunks[Symbol.iterator]();
  const line = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = rest.next();
        if (done) return controller.close();
        await new Promise((resolve) => setTimeout(resolve, value[0]));
        controller.enqueue(new Uint8Array(value[1]));
      },
    },
    { highWaterMark: 0 },
  );
  const told = { bytes: 0, ms: 0, end: "", dropped: 0 };
  const since = performance.now();
  const drop = () => {
    told.dropped += 1;
  };
  const body = paced(line, drop).getReader();
  const reading = (async () => {
    for (;;) {
      const { done, value } = await body.read();
      if (done) return "whole";
      told.bytes += value.byteLength;
      if (workMs > 0) await new Promise((resolve) => setTimeout(resolve, workMs));
    }
  })();
  const end = reading
    .catch((error: Error) => error.message)
    .then((how) => {
      told.end = how;
      told.ms = performance.now() - since;
    });
  await vi.runAllTimersAsync();
  await end;
  return told;
}

const drops = (count: number, after: number, bytes: number) =>
  Array.from({ length: count }, () => [after, bytes] as [number, number]);
const late = { end: "The sender is too slow.", dropped: 1, ms: pace.withinMs };

describe("A line that holds a place", () => {
  it("and is silent is dropped within seconds", async () => {
    expect(await read([[100_000, 1]])).toEqual({ bytes: 0, ...late });
  });

  it("and drips is dropped as soon", async () => {
    expect(await read(drops(100, 3000, 1))).toEqual({ bytes: 2, ...late });
  });

  it("is dropped once it begins to drip", async () => {
    const told = await read([...drops(50, 10, 16_384), ...drops(100, 3000, 1)]);
    expect(told).toEqual({ bytes: 50 * 16_384 + 2, ...late, ms: 500 + pace.withinMs });
  });

  it("may be as slow as the slowest, for as long as it takes", async () => {
    const told = await read(drops(100, pace.withinMs / 2 - 100, pace.bytes / 2));
    expect(told).toMatchObject({ bytes: 50 * pace.bytes, end: "whole", dropped: 0 });
  });

  it("is not to blame for what is done with what it has brought", async () => {
    const told = await read(drops(5, 10, 100), 3 * pace.withinMs);
    expect(told).toMatchObject({ bytes: 500, end: "whole", dropped: 0 });
  });
});

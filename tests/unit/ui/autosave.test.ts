import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { autosaveOf } from "~/components/requests/autosave";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function writer() {
  const send = vi.fn();
  const autosave = autosaveOf(send);
  return {
    autosave,
    send,
    /** Types, and rests for so many milliseconds. */
    types: (rest: number) => {
      autosave.touch();
      vi.advanceTimersByTime(rest);
    },
  };
}

describe("What is typed", () => {
  it("is kept once its writer rests, not at every letter", () => {
    const { send, types } = writer();
    for (let letter = 0; letter < 20; letter++) types(300);
    expect(send).not.toHaveBeenCalled();
    types(2_500);
    expect(send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("waits while an earlier save is under way, however slow the line", () => {
    const { autosave, send, types } = writer();
    types(2_500);
    types(2_500);
    types(2_500);
    expect(send).toHaveBeenCalledTimes(1);
    autosave.answered();
    expect(send).toHaveBeenCalledTimes(2);
    autosave.answered();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("is not kept behind the back of a pressed button", () => {
    const { autosave, send, types } = writer();
    types(2_000);
    expect(autosave.yieldTo(() => undefined)).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(send).not.toHaveBeenCalled();
  });

  it("is not kept by a save that still waited when a button was pressed", () => {
    const { autosave, send, types } = writer();
    types(2_500);
    types(2_500);
    autosave.yieldTo(() => undefined);
    autosave.answered();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("goes with a button that was pressed while older words were under way, behind them and once", () => {
    const { autosave, types } = writer();
    const publish = vi.fn();
    types(2_500);
    expect(autosave.yieldTo(publish)).toBe(true);
    expect(autosave.yieldTo(publish)).toBe(true);
    expect(publish).not.toHaveBeenCalled();
    autosave.answered();
    vi.advanceTimersByTime(60_000);
    expect(publish).toHaveBeenCalledTimes(1);
    expect(autosave.yieldTo(publish)).toBe(false);
  });

  it("goes with the button also when the words under way never get an answer", () => {
    const { autosave, types } = writer();
    const publish = vi.fn();
    types(2_500);
    autosave.yieldTo(publish);
    vi.advanceTimersByTime(4_000);
    expect(publish).toHaveBeenCalledTimes(1);
  });

  it("is kept again after the button's answer, when more is typed", () => {
    const { autosave, send, types } = writer();
    autosave.stop();
    types(2_500);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

import { describe, expect, it } from "vitest";
import { accountKinds } from "~/api/db/ledger-kinds";
import {
  monthUpTo,
  nextMonth,
  spansUpTo,
  sumsOf,
  walletAccountOf,
  walletEntryOf,
  weekOf,
} from "~/api/wallet/rules";
import { walletAccount } from "~/contract/wallet";

const [sunday, monday, saturday] = [0, 1, 6];

describe("The weeks and months of earnings", () => {
  it.each([
    ["2026-11-22", saturday, "2026-11-21"],
    ["2026-11-21", saturday, "2026-11-21"],
    ["2026-11-20", saturday, "2026-11-14"],
    ["2026-11-22", sunday, "2026-11-22"],
    ["2026-11-22", monday, "2026-11-16"],
    ["2026-01-01", saturday, "2025-12-27"],
  ])("%s, in weeks from weekday %i, is in that of %s", (day, start, first) => {
    expect(weekOf(day, start)).toBe(first);
  });

  it("are the last ones, the oldest first", () => {
    expect(spansUpTo("2026-11-22", "weeks", 3, saturday)).toEqual(["2026-11-07", "2026-11-14", "2026-11-21"]);
    expect(spansUpTo("2026-01-31", "months", 3, saturday)).toEqual([
      "2025-11-01",
      "2025-12-01",
      "2026-01-01",
    ]);
  });

  it("add up the days that are in them", () => {
    const days = [
      { day: "2026-11-06", amount: 1 },
      { day: "2026-11-07", amount: 2 },
      { day: "2026-11-13", amount: 3 },
      { day: "2026-11-21", amount: 4 },
    ];
    expect(sumsOf(days, ["2026-11-07", "2026-11-14", "2026-11-21"])).toEqual([5, 0, 4]);
  });

  it("end with the present one", () => {
    expect(nextMonth("2026-12")).toBe("2027-01");
    expect(monthUpTo("2026-12", "2026-11-22")).toBe("2026-11");
    expect(monthUpTo("2025-12", "2026-11-22")).toBe("2025-12");
    expect(monthUpTo(undefined, "2026-11-22")).toBe("2026-11");
  });
});

describe("What a technician reads in the wallet", () => {
  it("is of the own accounts alone: what the house has and owes is never shown", () => {
    const isShown = (kind: (typeof accountKinds)[number]) => {
      try {
        return walletAccountOf(kind) === kind;
      } catch {
        return false;
      }
    };
    expect(accountKinds.filter(isShown).sort()).toEqual([...walletAccount.options].sort());
  });

  it("names a visit's fee, a payout that was cancelled, and a debt that stands again after it was written off", () => {
    expect(walletEntryOf("release", -18_000, { isVisitFee: false })).toBe("release");
    expect(walletEntryOf("release", -4_500, { isVisitFee: true })).toBe("visit_fee");
    const isVisitFee = false;
    expect(walletEntryOf("payout_returned", -200, { isVisitFee, isCancelled: false })).toBe(
      "payout_returned",
    );
    expect(walletEntryOf("payout_returned", -200, { isVisitFee, isCancelled: true })).toBe(
      "payout_cancelled",
    );
    expect(walletEntryOf("write_off", -20_000, { isVisitFee: false })).toBe("write_off");
    expect(walletEntryOf("write_off", 1, { isVisitFee: false })).toBe("owed_again");
  });
});

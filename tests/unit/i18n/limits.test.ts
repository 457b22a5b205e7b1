import { expect, it } from "vitest";
import { sources } from "../../support/sources";

/** What answers call the end of a time to act, or of a time in which money is not to be had. */
const limits = /(?:due_?at|dueAt|_until|confirms_at|closes_at|closesAt|clears_at)$/;
/** Not ours to keep: a relative age for staff, and the stand-in bank's own session. */
const others = ["app/components/staff/step-case.tsx", "app/components/sandbox/"];

const written = sources("app/components", "app/routes")
  .filter(({ path }) => !others.some((other) => path.startsWith(other)))
  .flatMap(({ path, text }) => [
    ...[...text.matchAll(/<DateTime[^>]*?\biso=\{([\w.]+)\}[^>]*>/gs)].map(([tag, iso = ""]) => ({
      ...{ path, iso, tag, isLimit: /as="limit"/.test(tag) },
      // Of the start of a visit, which is told in the same place.
      isVisit: /visit: [^\n]*$/.test(text.slice(0, text.indexOf(tag))),
    })),
    ...[...text.matchAll(/\bformat(\w+)\(reading, ([\w.]+)/g)].map(([tag, how, iso = ""]) => ({
      ...{ path, iso, tag, isLimit: how === "Limit", isVisit: false },
    })),
  ])
  .filter(({ iso }) => limits.test(iso));

it("Every time at which money or a right is lost is written as a limit, with weekday and date", () => {
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter(({ isLimit, isVisit }) => !isLimit && !isVisit)).toEqual([]);
});

import { expect, it } from "vitest";
import { newId } from "~/api/secrets";

it("An id tells nothing of how many came before it", () => {
  const ids = Array.from({ length: 4_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  for (const place of Array.from({ length: 16 }).keys())
    expect(new Set(ids.map((id) => id[place])).size, `character ${place}`).toBe(32);
  const inOrder = ids.filter((id, n) => n > 0 && id > (ids[n - 1] ?? "")).length;
  expect(Math.abs(inOrder / ids.length - 0.5)).toBeLessThan(0.1);
});

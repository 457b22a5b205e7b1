import { describe, expect, it } from "vitest";
import { seal, sealSecretsWith, unseal } from "~/api/sealed";
import { codeAt, newTotpSecret, stepOfCode, totpAddress } from "~/api/totp";

const at = (seconds: number) => new Date(seconds * 1000);
/** RFC 6238, appendix B: the secret "12345678901234567890" with SHA-1; its last six digits. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("A code of an authenticator app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("is the standard's at second %i", (seconds, code) => {
    expect(codeAt(secret, at(seconds))).toBe(code);
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it("is taken one step early and one step late, as the step that it belongs to, and no further", () => {
    const step = 1_000;
    const code = codeAt(secret, at(step * 30));
    const found = [-31, -30, -1, 0, 29, 30, 59, 60].map((after) => [
      after,
      stepOfCode(secret, code, at(step * 30 + after)),
    ]);
    expect(found).toEqual([
      [-31, null],
      [-30, step],
      [-1, step],
      [0, step],
      [29, step],
      [30, step],
      [59, step],
      [60, null],
    ]);
  });

  it("is of one secret alone, and every secret is another", () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(other).not.toBe(one);
    expect(codeAt(one, at(1_000))).not.toBe(codeAt(other, at(1_000)));
    expect(stepOfCode(other, codeAt(one, at(1_000)), at(1_000))).toBeNull();
  });

  it("is read by apps off an address that names who gave it to whom", () => {
    const address = new URL(totpAddress(secret, "Usta", "staff@usta.test"));
    expect(address.href.split("?", 1)[0]).toBe("otpauth://totp/Usta:staff%40usta.test");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ issuer: "Usta", secret, algorithm: "SHA1", digits: "6", period: "30" },
    });
  });
});

describe("A sealed secret", () => {
  it("is read by its owner's row alone, and never as it stands", () => {
    const sealed = seal(secret, "one");
    expect(sealed).not.toContain(secret);
    expect(seal(secret, "one")).not.toBe(sealed);
    expect(unseal(sealed, "one")).toBe(secret);
    expect(unseal(sealed, "two")).toBeNull();
  });

  it("is no secret once a byte of it is changed, or cut off", () => {
    const bytes = Buffer.from(seal(secret, "one"), "base64url");
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(unseal(changed.toString("base64url"), "one")).toBeNull();
    }
    expect(unseal(bytes.subarray(0, 20).toString("base64url"), "one")).toBeNull();
    expect(unseal("", "one")).toBeNull();
  });

  it("is read by every process that knows the key's secret, and by no other", () => {
    sealSecretsWith("a secret that is shared by all of them");
    const sealed = seal(secret, "one");
    sealSecretsWith("another secret altogether, of others..");
    expect(unseal(sealed, "one")).toBeNull();
    sealSecretsWith("a secret that is shared by all of them");
    expect(unseal(sealed, "one")).toBe(secret);
  });
});

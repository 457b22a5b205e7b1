import { expect, test } from "vitest";
import { textOf, withCodeLine } from "~/api/outside/message-text";
import { adoptEnv } from "~/env.server";

adoptEnv({ DEMO: "on", PUBLIC_URL: "https://usta.example:8443" });

const sms = { channel: "sms", template: "code", params: { code: "012345", count: 5 } } as const;

test("an SMS with a code ends with the line by which phones fill it in for this site alone", () => {
  for (const locale of ["en", "ar"] as const) {
    const text = textOf({ ...sms, locale });
    expect(text.split("\n").at(-1)).toBe("@usta.example #012345");
    expect(/\d{6}/.exec(text)?.[0]).toBe("012345");
    expect(text.length).toBeLessThanOrEqual(locale === "ar" ? 134 : 160);
  }
});

test("the line is left out where the address is not known, or would take a third part", () => {
  expect(withCodeLine("Code", { code: "012345", host: null, locale: "en" })).toBe("Code");
  expect(withCodeLine("Code", { code: undefined, host: "usta.example", locale: "en" })).toBe("Code");
  const long = `${"host".repeat(30)}.example`;
  expect(withCodeLine("رمز", { code: "012345", host: long, locale: "ar" })).toBe("رمز");
});

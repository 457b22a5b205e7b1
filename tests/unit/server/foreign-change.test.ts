import { describe, expect, it } from "vitest";
import { isForeignChange } from "../../../server/foreign-change";
import { refuse } from "../../../server/refusal";

const ask = (method: string, headers: Record<string, string>) =>
  isForeignChange(new Request("http://usta.example/en/login", { method, headers }));
const host = { Host: "usta.example" };

it.each([
  ["its own page", { ...host, Origin: "http://usta.example" }],
  [
    "its own page behind a proxy",
    { Host: "10.0.0.1", "X-Forwarded-Host": "usta.example", Origin: "https://usta.example" },
  ],
  ["a caller that names no origin", host],
])("a change from %s is let through", (_, headers) => {
  expect(ask("POST", headers)).toBe(false);
});

it.each(["https://evil.example", "http://usta.example:8080", "null", "garbage"])(
  "a change from %s is foreign, reading is not",
  (origin) => {
    expect(ask("POST", { ...host, Origin: origin })).toBe(true);
    expect(ask("GET", { ...host, Origin: origin })).toBe(false);
  },
);

describe("The answer to a form of another site, or of a page from before", () => {
  it("says what it is and that nothing was done, in both languages", async () => {
    const page = refuse(new Request("http://usta.test/ar/login", { method: "POST" }), 403, "one");
    const html = await page.text();
    expect(page.status).toBe(403);
    expect(html).toContain("<title>403 نموذج من زيارة سابقة</title>");
    expect(html).toContain("<h1>403 Form from an Earlier Visit</h1>");
    expect(html).toContain("nothing was done");
    expect(html).not.toContain("Not for This Account");
  });
});

import { expect, it } from "vitest";
import { isForeignChange } from "../../../server/foreign-change";

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

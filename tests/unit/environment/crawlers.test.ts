import { expect, it } from "vitest";
import { adoptEnv } from "~/env.server";
import { robots } from "~/web/site/crawlers.server";

adoptEnv({ DEMO: "on" });

it("What names the host that a caller named is kept for nobody else", async () => {
  const answer = robots(new Request("http://evil.example/robots.txt"));
  expect(await answer.text()).toContain("http://evil.example/sitemap.xml");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import { looks } from "~/components/ui/status-badge";
import { renderPage } from "../../support/render-page";

const read = (path: string) =>
  readFileSync(new URL(`../../../app/components/ui/${path}`, import.meta.url), "utf8");
const drawn = [...read("icons.svg").matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
const named = [...read("icon-name.ts").matchAll(/Words<"([^"]+)">/g)].flatMap(([, line = ""]) =>
  line.split(" "),
);

describe("the icons", () => {
  it("are all drawn, each once", () => {
    expect(drawn).toEqual(named);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("give every status of a kind its own look", () => {
    for (const [kind, statuses] of Object.entries(looks)) {
      const seen = Object.values(statuses).map(([tone, icon]) => `${tone} ${icon}`);
      expect(new Set(seen).size, kind).toBe(seen.length);
      for (const [, icon] of Object.values(statuses)) expect(drawn).toContain(icon);
    }
  });
});

describe("an icon", () => {
  it("is decoration, unless it has words of its own", () => {
    expect(renderPage(<Icon name="bell" />)).toContain('class="i" aria-hidden="true"');
    expect(renderPage(<Icon name="bell" label="Notifications" />)).toContain(
      'role="img" aria-label="Notifications"',
    );
  });

  it.each<[IconName, boolean]>([
    ["arrow-right", true],
    ["send", true],
    ["truck", true],
    ["check", false],
    ["phone", false],
    ["clock", false],
    ["star", false],
  ])("%s turns round in Arabic: %s", (name, turns) => {
    expect(renderPage(<Icon name={name} />, { locale: "ar" }).includes("flip")).toBe(turns);
  });
});

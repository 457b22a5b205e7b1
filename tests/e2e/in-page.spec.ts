import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { asPhone } from "../support/site-api";
import { comesAlive, holdBack } from "../support/slow-line";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("A place within the page is reached in 300 ms, by way of places between", async ({ page }) => {
  await open(page, "en", "/requests/test2");
  await expect(page.locator('a[href="#forms"]')).toBeVisible();
  const way = () =>
    page.evaluate(
      () =>
        new Promise<{ places: number; ms: number }>((done) => {
          const places = new Set<number>();
          const begun = performance.now();
          scrollTo(0, 0);
          history.replaceState(history.state, "", location.pathname);
          document.querySelector<HTMLElement>('a[href="#forms"]')?.click();
          const look = () => {
            places.add(Math.round(scrollY));
            if (location.hash === "#forms") done({ places: places.size, ms: performance.now() - begun });
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  await expect(async () => {
    const { places, ms } = await way();
    expect(places).toBeGreaterThan(3);
    expect(ms).toBeGreaterThan(290);
    expect(ms).toBeLessThan(900);
  }).toPass();
});

test("Whoever goes on to another page has the focus there", async ({ page, say }) => {
  await open(page, "en", "/technicians");
  const link = page
    .getByRole("navigation", { name: say("nav.main") })
    .getByRole("link", { name: say("nav.services") });
  await link.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/en\/services$/);
  await expect(page.locator("#main")).toBeFocused();
});

test("Whoever goes back before the scripts of a page came reads the page that she went back to", async ({
  page,
  say,
}) => {
  await open(page, "en", "/technicians");
  await page
    .getByRole("navigation", { name: say("nav.main") })
    .getByRole("link", { name: say("nav.services") })
    .click();
  await page.waitForURL(/\/en\/services$/);
  const send = await holdBack(page, /\/assets\/.*\.js/);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("services:title"));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/en\/technicians$/);
  send();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("technicians:title"));
});

test("Whoever goes back while a page comes alive reads the page that she went back to", async ({
  page,
  say,
}) => {
  await open(page, "en", "/technicians");
  await page
    .getByRole("navigation", { name: say("nav.main") })
    .getByRole("link", { name: say("nav.services") })
    .click();
  await page.waitForURL(/\/en\/services$/);
  await page.addInitScript(() => {
    // The scripts ask for the document's name when they begin, once or more often; she goes back once.
    const entries = performance.getEntriesByType.bind(performance);
    let hasLeft = false;
    performance.getEntriesByType = (type) => {
      if (type === "navigation" && location.pathname === "/en/services" && !hasLeft) {
        hasLeft = true;
        history.back();
      }
      return entries(type);
    };
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page).toHaveURL(/\/en\/technicians$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("technicians:title"));
  await expect(page.locator(".dir > li").first()).toBeVisible();
});

test("A page that was redirected to is asked for once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/technicians?sort=rank#list");
  await page.waitForFunction(() => "__remixRouter" in window);
  expect(asked).toEqual(["/technicians", "/en/technicians"]);
});

test("A page comes alive all the same whose reader presses a key while it does", async ({ page, say }) => {
  await page.addInitScript(() => {
    // As soon as the page listens to keys, and before it is drawn.
    const listen = document.addEventListener;
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen.apply(document, args);
      if (args[0] !== "keydown") return;
      document.addEventListener = listen;
      queueMicrotask(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true })));
    };
  });
  await open(page, "en", "/technicians");
  await comesAlive(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page
    .getByRole("navigation", { name: say("nav.main") })
    .getByRole("link", { name: say("nav.services") })
    .click();
  await page.waitForURL(/\/en\/services$/);
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("Whoever writes from far down a page stays by what she wrote", async ({ page, say }) => {
  const text = "The app was slow for a week, and nobody answered me.";
  const api = await asPhone(neighbours.customers.yasmin);
  const { id } = await api.complaints.file({ kind: "other", text });
  await become(page.context(), neighbours.customers.yasmin);
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, "en", `/complaints/${id}`);
  await page.getByLabel(say("complaints:write.message"), { exact: true }).fill("It is slow still.");
  const send = page.getByRole("button", { name: say("complaints:write.send"), exact: true });
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").getByText("It is slow still.")).toBeInViewport();
  await expect(send).toBeFocused();
  await expect(send).toBeInViewport();
});

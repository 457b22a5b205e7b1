import { expect, test } from "../support/browser";
import { codeFor, newcomer, open, signUp } from "../support/journeys";
import { logIn } from "../support/leaving";
import { oneWay } from "../support/ways";

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts on"))
  test.describe(`Accounts, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("A wrong password is said once, beside the form, and what was typed stays", async ({
      page,
      say,
    }) => {
      await open(page, language, "/login");
      await logIn(page, language, "nobody@example.test", "not-the-password");
      await expect(page.locator("[data-summary]")).toHaveText(say("errors:credentials"));
      await expect(page.getByLabel(say("account:login.login"))).toHaveValue("nobody@example.test");
      await expect(page.locator("[data-summary] p")).toHaveCount(1);
    });

    test("After too many tries the page says how long to wait", async ({ page }) => {
      const login = `${newcomer("x", language).phone}@example.test`;
      await open(page, language, "/login");
      for (let tries = 0; tries < 11; tries += 1) {
        const answered = page.waitForResponse((response) => response.request().method() === "POST");
        await logIn(page, language, login, "not-the-password");
        const answer = await answered;
        expect(answer.status()).toBe(tries < 10 ? 422 : 429);
        if (tries === 10) expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(800);
        await expect(page.locator("[data-summary]")).toBeVisible();
        await expect(page.locator("[aria-busy=true]"), "ready for the next try").toHaveCount(0);
      }
      const wait = language === "en" ? /Try again in \d+ minutes\./ : /بعد \d+ دقيقة\./;
      await expect(page.locator("[data-summary]")).toHaveText(wait);
    });

    test("A wrong code stands at its field with the tries left; a new one comes only after a while", async ({
      page,
      say,
    }) => {
      const person = newcomer("Nadia Samir", language);
      await open(page, language, "/RegisterCustomer");
      await signUp(page, person);
      const right = await codeFor(page, person.phone);
      const wrong = right === "111111" ? "222222" : "111111";
      const confirm = page.getByRole("button", { name: say("account:code.submit") });
      for (const count of [4, 3, 2, 1, 0]) {
        await page.getByLabel(say("account:code.label")).fill(wrong);
        await confirm.click();
        await expect(page.locator("#verify-code-error")).toHaveText(say("errors:codeWrong.left", { count }));
      }
      await page.getByLabel(say("account:code.label")).fill(right);
      await confirm.click();
      await expect(page.locator("#verify-code-error")).toHaveText(say("errors:codeWrong.left", { count: 0 }));
      const resend = page.getByRole("button", { name: say("account:code.resend") });
      if (javaScriptEnabled) return expect(resend).toHaveCount(0);
      await resend.click();
      await expect(page.locator("[data-summary]")).toBeVisible();
    });

    test("The code goes to another number when the first was wrong, in digits of either script", async ({
      page,
      say,
    }) => {
      const person = newcomer("Nadia Samir", language);
      const other = newcomer("Nadia Samir", language);
      await open(page, language, "/RegisterCustomer");
      await signUp(page, person);
      await page.getByRole("link", { name: say("account:code.change") }).click();
      await page.getByLabel(say("account:code.newPhone")).fill(other.phone.slice(3));
      await page.getByRole("button", { name: say("account:code.changeSubmit") }).click();
      await expect(page.getByLabel(say("account:code.newPhone"))).toHaveCount(0);
      const arabic = (await codeFor(page, other.phone)).replace(
        /\d/g,
        (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "",
      );
      await page.getByLabel(say("account:code.label")).fill(arabic);
      await page.getByRole("button", { name: say("account:code.submit") }).click();
      await page.waitForURL(/\/register\/provider\/success$/);
    });
  });

test("A form that is sent twice makes one account", async ({ page, say }) => {
  const person = newcomer("Nadia Samir", "en");
  await open(page, "en", "/RegisterCustomer");
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await page.getByLabel(say("account:name")).fill(person.name);
  await page.getByLabel(say("account:phone")).fill(person.phone.slice(3));
  await page.locator("select[name=city_id]").selectOption({ index: 1 });
  await page.locator("input[name=password]").fill(person.password);
  await page.locator("input[name=accept_terms]").check();
  await page.getByRole("button", { name: say("account:signUp.submit") }).dblclick();
  await page.waitForURL(/\/register\/provider-otp$/);
  expect(posts).toBe(1);
});

test("The login works by keyboard alone", async ({ page, say }) => {
  await page.goto("/en/login");
  await page.getByLabel(say("account:login.login")).focus();
  await page.keyboard.type("customer@usta.test");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Usta-demo-2026");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/en$/);
});

test("Focus goes to what went wrong", async ({ page, say, expectAccessible }) => {
  await page.goto("/en/RegisterProvider");
  await expect(page.getByRole("button", { name: say("ui:password.show") })).toBeVisible();
  await page.getByRole("button", { name: say("account:signUp.submit") }).click();
  await expect(page.locator("[data-summary]")).toBeFocused();
  await expect(page.locator("[data-summary] li")).toHaveCount(7);
  await expectAccessible();
});

test("A field is no longer called wrong once it is changed, until the next answer", async ({ page, say }) => {
  await page.goto("/en/RegisterCustomer");
  await expect(page.getByRole("button", { name: say("ui:password.show") })).toBeVisible();
  const send = page.getByRole("button", { name: say("account:signUp.submit") });
  const [name, city] = [page.getByLabel(say("account:name")), page.locator("select[name=city_id]")];
  const calledWrong = page.locator("form .err");
  await send.click();
  await expect(calledWrong).toHaveCount(5);
  await name.fill("Nadia Samir");
  await city.selectOption({ index: 1 });
  await expect(calledWrong).toHaveCount(3);
  for (const mended of [name, city]) {
    await expect(mended).not.toHaveAttribute("aria-invalid");
    await expect(mended).not.toHaveAttribute("aria-describedby", /error/);
  }
  await name.fill("4");
  await send.click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(calledWrong).toHaveCount(4);
});

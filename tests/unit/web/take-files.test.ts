import { expect, test } from "vitest";
import type { FailureBody } from "~/contract/failure";
import { ApiFailure } from "~/web/calls/client.server";
import { takeFiles } from "~/web/forms/take-files.server";
import { csrfToken } from "~/web/session/csrf.server";
import { pageFor, site } from "../../support/posted";

const sentence = "This photo could not be read. It may be damaged.";
const body: FailureBody = { status: 422, code: "invalid", message: sentence, data: [sentence] };

/** What is said of these photos to who sends them to an API that can read none that are empty or called `broken`. */
async function refusedOf(names: string[]) {
  const parts = names.map((name) => {
    const content = name.startsWith("empty") ? "" : name;
    return `--x\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\n\r\n${content}\r\n`;
  });
  const token = await csrfToken("of this session");
  const page = await pageFor(
    new Request(`${site}/en/requests/add-request`, {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x", Origin: site },
      body: `--x\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n${token}\r\n${parts.join("")}--x--\r\n`,
    }),
  );
  page.exchange.session.csrf = "of this session";
  page.exchange.door =
    () =>
    async (_area, _operation, _input, { bytes }) => {
      if (/^(broken|$)/.test(new TextDecoder().decode(bytes))) throw new ApiFailure(body);
      return { status: 201, message: null, data: { id: "photo" } };
    };
  return (await takeFiles(page, { photos: "request_photo" })).refused;
}

test("of several photos the refused one is named", async () => {
  expect(await refusedOf(["sink.jpg", "broken.jpg"])).toEqual({
    photos: [`\u2068broken.jpg\u2069: ${sentence}`],
  });
});

test("one photo alone needs no name", async () => {
  expect(await refusedOf(["broken.jpg"])).toEqual({ photos: [sentence] });
});

test("of a very long name the end is told, which differs", async () => {
  const { photos } = await refusedOf(["sink.jpg", `broken${"0".repeat(200)}1.jpg`]);
  expect(photos?.[0]).toMatch(/^\u20680{55}1\.jpg\u2069: /);
});

test("a photo without content is not passed over in silence", async () => {
  expect(await refusedOf(["empty.jpg"])).toEqual({ photos: [sentence] });
});

test("a field in which no photo was chosen is none", async () => {
  expect(await refusedOf([""])).toEqual({});
});

import { expect, test } from "vitest";
import type { FailureBody } from "~/contract/failure";
import { ApiFailure } from "~/web/calls/client.server";
import { takeFiles } from "~/web/forms/take-files.server";
import { csrfToken } from "~/web/session/csrf.server";
import { pageFor, site } from "../../support/posted";

const sentence = "This photo could not be read. It may be damaged.";
const body: FailureBody = { status: 422, code: "invalid", message: sentence, data: [sentence] };

/** The API's door, to which a file's content comes as a text. */
type Keep = (content: string) => void;

/** What becomes of the files that are sent, each by the name of its field and its own. */
async function take(files: (readonly [field: string, name: string])[], keep: Keep) {
  const parts = files.map(([field, name]) => {
    const content = name.startsWith("empty") ? "" : name;
    return `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${content}\r\n`;
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
      keep(new TextDecoder().decode(bytes));
      return { status: 201, message: null, data: { id: "photo" } };
    };
  return takeFiles(page, { photos: "request_photo", proof: "transfer_proof" });
}

const photosNamed = (names: string[]) => names.map((name) => ["photos", name] as const);

/** What is said of these photos to who sends them to an API that can read none that are empty or called `broken`. */
async function refusedOf(names: string[]) {
  const { refused } = await take(photosNamed(names), (content) => {
    if (/^(broken|$)/.test(content)) throw new ApiFailure(body);
  });
  return refused;
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

test.each(["__proto__", "constructor", "toString", "title"])(
  "a file in a field %s, which takes none, is passed over",
  async (field) => {
    const asked: string[] = [];
    const { uploaded, refused } = await take(
      [[field, "broken.jpg"], ...photosNamed(["sink.jpg"])],
      (content) => {
        asked.push(content);
        if (content === "broken.jpg") throw new ApiFailure(body);
      },
    );
    expect({ asked, uploaded, refused }).toEqual({
      asked: ["sink.jpg"],
      uploaded: { photos: ["photo"] },
      refused: {},
    });
  },
);

const numbered = (count: number) => Array.from({ length: count }, (_, n) => `${n}.jpg`);

test("more files than a field takes are not asked for, and that is said once", async () => {
  const asked: string[] = [];
  const { uploaded, refused } = await take(
    [...photosNamed(numbered(490)), ["proof", "a.jpg"], ["proof", "b.jpg"]],
    (content) => void asked.push(content),
  );
  expect(asked).toEqual([...numbered(6), "a.jpg"]);
  expect(uploaded).toEqual({ photos: Array(6).fill("photo"), proof: ["photo"] });
  expect(refused).toEqual({ photos: ["Add no more than 6 photos."], proof: ["Add no more than 1 photo."] });
});

test("after one that came too soon after others none is asked for, and that is said once", async () => {
  const message = "Please wait a minute.";
  const asked: string[] = [];
  const { uploaded, refused } = await take([...photosNamed(numbered(5)), ["proof", "a.jpg"]], (content) => {
    asked.push(content);
    if (asked.length > 2) throw new ApiFailure({ status: 429, code: "tooMany", message, data: [] });
  });
  expect(asked).toEqual(numbered(3));
  expect([uploaded, refused]).toEqual([{ photos: ["photo", "photo"] }, { photos: [message] }]);
});

import { expect, it, vi } from "vitest";
import { Text } from "~/i18n/text";
import { renderPage } from "../../support/render-page";

const texts = {
  demo: {
    ends: "An offer from {{name}}.",
    plain: "A whole sentence.",
    name: "New offer from {{name}} for {{price}}.",
    link: "Read the <link>terms of {{brand}}</link> first.",
    offers_one: "{{count}} offer",
    offers_other: "{{count}} offers",
  },
};
const draw = (element: React.ReactElement) => renderPage(element, { texts });

it("shows a sentence without slots as it is", () => {
  expect(draw(<Text k="demo:plain" />)).toBe("A whole sentence.");
});

it("isolates every value, words and nodes alike, from the sentence around it", () => {
  const html = draw(<Text k="demo:name" values={{ name: "نادية", price: <b>EGP 450</b> }} />);
  expect(html).toBe("New offer from <bdi>نادية</bdi> for <bdi><b>EGP 450</b></bdi>.");
});

it("ends in one full stop after a short name, which has its own", () => {
  const ends = (name: React.ReactNode) => draw(<Text k="demo:ends" values={{ name }} />);
  expect(ends("Nadia S.")).toBe("An offer from <bdi>Nadia S.</bdi>");
  expect(ends(<bdi>Nadia S.</bdi>)).toBe("An offer from <bdi><bdi>Nadia S.</bdi></bdi>");
  expect(ends("Nadia")).toBe("An offer from <bdi>Nadia</bdi>.");
});

it("hands the words between tags to the function of that name, values inside included", () => {
  const link = (words: React.ReactNode) => <a href="/en/terms">{words}</a>;
  expect(draw(<Text k="demo:link" values={{ link, brand: "Usta" }} />)).toBe(
    'Read the <a href="/en/terms">terms of <bdi>Usta</bdi></a> first.',
  );
});

it("keeps the words of a tag that nobody draws", () => {
  expect(draw(<Text k="demo:link" values={{ brand: "Usta" }} />)).toContain("terms of <bdi>Usta</bdi> first");
});

it("writes what a user typed as text, never as markup", () => {
  const html = draw(<Text k="demo:name" values={{ name: "<link>x</link>", price: "{{name}}" }} />);
  expect(html).toBe("New offer from <bdi>&lt;link&gt;x&lt;/link&gt;</bdi> for <bdi>{{name}}</bdi>.");
});

it("chooses the plural form and writes the count in the reader's figures", () => {
  expect(draw(<Text k="demo:offers" count={1} />)).toBe("<bdi>1</bdi> offer");
  expect(draw(<Text k="demo:offers" count={1250} />)).toBe("<bdi>1,250</bdi> offers");
  const arabic = renderPage(<Text k="counts:offers" count={1200} />, {
    locale: "ar",
    digits: "arab",
    namespaces: ["counts"],
  });
  expect(arabic).toBe("<bdi>١٬٢٠٠</bdi> عرض");
});

it("shows the key, and complains, when there is no such text", () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(draw(<Text k="demo:nothing" />)).toBe("demo:nothing");
  expect(complain).toHaveBeenCalledWith('No text for "demo:nothing" in "en"');
});

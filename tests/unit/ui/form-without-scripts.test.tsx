import { describe, expect, it } from "vitest";
import { FilterFields } from "~/components/live/filter-fields";
import { CodeField } from "~/components/ui/code-field";
import { FileField } from "~/components/ui/file-field";
import { Form } from "~/components/ui/form";
import { PhotoField } from "~/components/ui/photo-field";
import { TextArea, TextField } from "~/components/ui/text-field";
import { renderPage } from "../../support/render-page";

/** What the page is shown from: the first element that asks for the focus. */
const shownFrom = (html: string) => /<(\w+)[^>]* autofocus=""[^>]*>/i.exec(html)?.[0];

describe("A form that comes back without scripts", () => {
  it("is shown from the code that was wrong", () => {
    const form = (
      <Form intent="start o1" summary={false}>
        <CodeField name="code" label="Arrival code" length={4} />
      </Form>
    );
    const answer = { intent: "start o1", errors: { code: ["Wrong."] }, values: { code: "1234" } };
    expect(shownFrom(renderPage(form, { answer }))).toContain('name="code"');
    expect(shownFrom(renderPage(form))).toBeUndefined();
  });

  it("is shown from its summary where it has one, and from a text of several lines", () => {
    const answer = { intent: "send", errors: { why: ["Write more."] }, values: { why: "So" } };
    const draw = (summary: boolean) =>
      renderPage(
        <Form intent="send" summary={summary}>
          <TextArea name="why" label="Why" />
        </Form>,
        { answer },
      );
    expect(shownFrom(draw(true))).toContain("data-summary");
    expect(shownFrom(draw(false))).toContain("<textarea");
  });

  it("is shown from a file that was refused, and says which field it is", () => {
    const answer = { intent: "send", errors: { p: ["No photo."] }, values: { why: "So" } };
    const fields = [
      <PhotoField key="photos" name="p" label="Photos" photos={[]} limit={2} />,
      <FileField key="file" name="p" label="Paper" accept="application/pdf" />,
    ];
    for (const field of fields) {
      const html = renderPage(
        <Form intent="send" summary={false}>
          {field}
        </Form>,
        { answer },
      );
      expect(shownFrom(html)).toContain('type="file"');
      expect(shownFrom(html)).toContain('aria-invalid="true"');
    }
  });

  it("leaves a filter alone, whose page nobody has posted", () => {
    const filter = (
      <FilterFields place="side" errors={{ from: ["Too much."] }}>
        <TextField name="from" label="From" />
      </FilterFields>
    );
    expect(shownFrom(renderPage(filter))).toBeUndefined();
  });
});

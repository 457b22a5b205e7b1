import { describe, expect, it } from "vitest";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import type { Outcome } from "~/components/ui/form-context";
import { TextField } from "~/components/ui/text-field";
import { Methods } from "~/components/wallet/methods";
import { renderPage } from "../../support/render-page";

const draw = (element: JSX.Element, answer?: Outcome) =>
  renderPage(element, { answer, namespaces: ["common", "ui", "wallet"] });

describe("What is behind a line", () => {
  const deeds = (
    <Disclosure summary="More" holds={["decline", "move"]}>
      <Disclosure summary="No" look="no" holds="decline">
        <Form intent="decline">
          <TextField name="reason" label="Why" />
        </Form>
      </Disclosure>
      <Disclosure summary="Another day" holds="move">
        <Form intent="move">
          <TextField name="day" label="When" />
        </Form>
      </Disclosure>
    </Disclosure>
  );

  it("is closed until it is wanted", () => {
    expect(draw(deeds)).not.toContain("open=");
    expect(draw(deeds, { intent: "pay", messages: ["No."] })).not.toContain("open=");
    expect(draw(<Disclosure summary="More">Facts</Disclosure>, { messages: ["No."] })).not.toContain("open=");
  });

  it("is open as soon as its form comes back, and so is all around it, but nothing beside it", () => {
    const html = draw(deeds, { intent: "move", errors: { day: ["It has passed."] } });
    expect(html).toContain('<details class="ask-d" open=""><summary>More');
    expect(html).toContain('<details class="no"><summary>No');
    expect(html).toContain('<details class="ask-d" open=""><summary>Another day');
  });
});

describe("A technician whose account was mistyped", () => {
  const account = { id: "m", iban: "EG•• •••• … 0002", holder: "Tarek Adel" };
  const known = { ...account, is_current: true, held_until: null, created_at: "2026-11-02T08:00:00.000Z" };
  const refused = { intent: "add-method", errors: { iban: ["Wrong."] }, values: { iban: "EG12" } };

  it("finds the form for another account open, with what is wrong and what was typed", () => {
    const html = draw(<Methods methods={[known]} constraints={{}} />, refused);
    expect(html).toContain("open=");
    expect(html).toContain('value="EG12"');
    expect(draw(<Methods methods={[known]} constraints={{}} />)).not.toContain("open=");
  });

  it("found it open before there was any, in the same place", () => {
    const none = draw(<Methods methods={[]} constraints={{}} />);
    expect(none).toContain('<details class="ask-d" open=""><summary>Add a bank account');
    const formIn = (html: string) => html.slice(html.indexOf("<details"));
    expect(formIn(draw(<Methods methods={[known]} constraints={{}} />))).toBe(
      formIn(none).replace(' open=""', "").replace("Add a bank account", "Another bank account"),
    );
  });
});

import { describe, expect, it } from "vitest";
import { SubmitButton } from "~/components/ui/button";
import { Checkbox, ChoiceList } from "~/components/ui/choices";
import { CodeField } from "~/components/ui/code-field";
import { Form } from "~/components/ui/form";
import { fieldId, type Outcome } from "~/components/ui/form-context";
import { PasswordField } from "~/components/ui/password-field";
import { PhotoField } from "~/components/ui/photo-field";
import { SeenField } from "~/components/ui/seen-field";
import { Select } from "~/components/ui/select";
import { TextArea, TextField } from "~/components/ui/text-field";
import { renderPage } from "../../support/render-page";

const form = { csrf: "token", key: "once" };

function draw(children: React.ReactNode, answer?: Outcome, props: Partial<Parameters<typeof Form>[0]> = {}) {
  return renderPage(
    <Form intent="send" {...props}>
      {children}
    </Form>,
    { path: "/payment?order=1", data: { form }, answer, namespaces: ["common", "ui", "requests"] },
  );
}

describe("a form", () => {
  it("posts, and carries the tokens and its intent", () => {
    const html = draw(<TextField name="title" label="Title" />);
    expect(html).toContain('<form method="post" action="/en/payment?order=1"');
    expect(html).toContain('<input type="hidden" name="csrf" value="token"/>');
    expect(html).toContain('<input type="hidden" name="key" value="once"/>');
    expect(html).toContain('<input type="hidden" name="intent" value="send"/>');
  });

  it("leaves checking to the browser until scripts run", () => {
    const html = draw(<TextField name="title" label="Title" />, undefined, {
      constraints: { title: { required: true, minLength: 10, maxLength: 80 } },
    });
    expect(html).not.toMatch(/novalidate/i);
    expect(html).toContain('required="" minLength="10" maxLength="80"');
  });

  it("shows the errors of its own answer, beside the field and on top", () => {
    const answer = {
      intent: "send",
      errors: { title: ["Write at least 10 characters."] },
      values: { title: "12" },
    };
    const html = draw(<TextField name="title" label="Title" hint="Short" />, answer);
    expect(html).toContain('role="alert" tabindex="-1" data-summary=""');
    expect(html).toContain("One field needs your attention.");
    expect(html).toContain('<a href="#send-title">Write at least 10 characters.</a>');
    expect(html).toContain('aria-invalid="true" aria-describedby="send-title-hint send-title-error"');
    expect(html).toContain('id="send-title-error"');
    expect(html).toContain('value="12"');
  });

  it("stays bound to what its sender has read, until told that it has changed", () => {
    const seen = <SeenField name="version" value={3} />;
    const bound = (value: number) => `<input type="hidden" name="version" value="${value}"/>`;
    const answer = { intent: "send", errors: { title: ["No."] }, values: { version: "2" } };
    expect(draw(seen)).toContain(bound(3));
    expect(draw(seen, answer)).toContain(bound(2));
    expect(draw(seen, { ...answer, current: { version: 3 } })).toContain(bound(3));
    // What stands otherwise is something else.
    expect(draw(seen, { ...answer, current: { request_status: "open" } })).toContain(bound(2));
    // There was nothing to read when it was sent.
    expect(draw(seen, { ...answer, values: {} })).not.toContain('name="version"');
  });

  it("names a wrong field in the summary as the form does, where its own label says too little", () => {
    const answer = { intent: "send", errors: { budget_max: ["Too low."] } };
    const html = draw(<TextField name="budget_max" label="To" />, answer, {
      labels: { budget_max: "requests:form.budgetToIn" },
    });
    expect(html).toContain('<a href="#send-budget_max">Budget, to: Too low.</a>');
  });

  it("shows nothing of another form's answer", () => {
    const html = draw(<TextField name="title" label="Title" />, {
      intent: "other",
      errors: { title: ["No."] },
    });
    expect(html).not.toContain("No.");
    expect(html).not.toContain("aria-invalid");
  });

  it("puts the answer's messages before the fields' errors", () => {
    const html = draw(null, {
      intent: "send",
      messages: ["This offer has changed."],
      errors: { price: ["Look."] },
    });
    expect(html.indexOf("This offer has changed.")).toBeLessThan(html.indexOf("Look."));
    expect(html).not.toContain("attention");
  });

  it("is busy once it was accepted and the page is about to move on", () => {
    const answer = { intent: "send", leave: { to: "/en", after: 1000 } };
    expect(draw(<SubmitButton>Send</SubmitButton>, answer)).toContain('aria-busy="true"');
    expect(draw(<SubmitButton>Send</SubmitButton>)).not.toContain("aria-busy");
  });
});

describe("what was last sent", () => {
  const answer = {
    intent: "send",
    errors: { a: ["No."] },
    values: { city: "giza", way: "bank", many: ["x", "z"] },
  };

  it("is chosen again in lists and choices", () => {
    const options = ["cairo", "giza"].map((value) => ({ value, label: value }));
    const html = draw(<Select name="city" label="City" options={options} defaultValue="cairo" />, answer);
    expect(html).toContain('<option value="giza" selected="">');
    const choices = ["card", "bank"].map((value) => ({ value, label: value }));
    expect(
      draw(<ChoiceList name="way" label="Way" choices={choices} defaultValue="card" />, answer),
    ).toContain('name="way" checked="" value="bank"');
  });

  it("leaves unticked what was sent unticked", () => {
    expect(draw(<Checkbox name="terms" label="Terms" defaultChecked />)).toContain("checked");
    expect(draw(<Checkbox name="terms" label="Terms" defaultChecked />, answer)).not.toContain("checked");
  });

  it("never fills in a password or a code again", () => {
    const secret = { intent: "send", errors: { a: ["No."] }, values: { password: "hush", code: "481920" } };
    const html = draw(
      <>
        <PasswordField name="password" label="Password" />
        <CodeField name="code" label="Code" />
      </>,
      secret,
    );
    expect(html).not.toContain("hush");
    expect(html).not.toContain("481920");
  });
});

describe("a field", () => {
  it("writes its text in the direction of what it holds", () => {
    expect(draw(<TextField name="a" label="A" />)).toContain('dir="auto"');
    expect(draw(<TextArea name="a" label="A" />)).toContain('dir="auto"');
    expect(draw(<TextField name="a" label="A" type="email" />)).toContain('dir="ltr"');
    expect(draw(<CodeField name="a" label="A" />)).toContain('autoComplete="one-time-code"');
  });

  it("has the same id on server and client, of letters that an address may hold", () => {
    expect(fieldId("send", "answers[rooms]")).toBe("send-answers-rooms-");
    expect(fieldId(undefined, "title")).toBe("title");
  });

  it("offers no more photos than the limit", () => {
    const photos = [{ id: "1", src: "/files/1" }];
    expect(draw(<PhotoField name="p" label="Photos" photos={photos} limit={2} />)).toContain('type="file"');
    const full = draw(<PhotoField name="p" label="Photos" photos={photos} limit={1} />);
    expect(full).not.toContain('type="file"');
    expect(full).toContain('name="remove" value="1"');
  });
});

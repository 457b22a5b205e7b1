import { describe, expect, it } from "vitest";
import { DeedForm, ReasonField } from "~/components/orders/deed-form";
import { PhotoInput } from "~/components/orders/photo-input";
import { contract } from "~/contract/contract";
import { filesAtOnce } from "~/contract/files";
import type { OrderCan, OrderDetails } from "~/contract/order-fields";
import { constraintsOf } from "~/web/forms/constraints.server";
import { orderConstraints } from "~/web/orders/deed-constraints.server";
import { renderPage } from "../../support/render-page";

describe("The constraints of a form's fields", () => {
  const signUp = constraintsOf(contract.auth.signUpProvider);

  it("are those of the schema that the API checks by", () => {
    expect(signUp.name).toEqual({ required: true, minLength: 2, maxLength: 80 });
    expect(signUp.password).toEqual({ required: true, minLength: 8, maxLength: 128 });
    expect(constraintsOf(contract.profile.saveProvider).years).toEqual({ required: true, min: 0, max: 70 });
  });

  it("ask for nothing where the schema does not", () => {
    expect(signUp.email).toEqual({ maxLength: 254 });
  });

  it("leave boxes and lists to the server, which says in words what is missing", () => {
    expect(signUp.accept_terms).toEqual({});
    expect(signUp.services).toEqual({ most: 20 });
  });
});

describe("The forms of an order take their bounds from the contract", () => {
  const order = (can: OrderCan[], mayDecline = false) =>
    ({ can, proposals: [{ can: mayDecline ? ["agree", "decline"] : [] }] }) as unknown as OrderDetails;
  const reason = { required: true, minLength: 5, maxLength: 500 };

  it("each by its deed, and only those that are offered", () => {
    expect(orderConstraints(order(["claim_no_show", "propose_time", "confirm"]))).toEqual({
      "no-show": { reason, photos: { most: filesAtOnce.proposal_photo } },
      "propose-time": { starts_at: { required: true }, reason: { maxLength: 500 } },
    });
    expect(orderConstraints(order([], true))).toEqual({ object: { answer: { maxLength: 500 } } });
    expect(orderConstraints(null)).toEqual({});
  });

  it("which are drawn on their fields", () => {
    const html = renderPage(
      <DeedForm intent="pause o1" says="" button="">
        <ReasonField label="Why" />
        <PhotoInput hint="" />
      </DeedForm>,
      { namespaces: ["common", "ui", "orders"], data: { deeds: { pause: { reason, photos: { most: 2 } } } } },
    );
    expect(html).toMatch(/<textarea[^>]*name="reason"[^>]*/);
    for (const attribute of ['minLength="5"', 'maxLength="500"', "required"])
      expect(/<textarea[^>]*>/.exec(html)?.[0]).toContain(attribute);
  });
});

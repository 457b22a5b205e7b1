import { describe, expect, it } from "vitest";
import { contract } from "~/contract/contract";
import { constraintsOf } from "~/web/forms/constraints.server";

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
    expect(signUp.services).toEqual({});
  });
});

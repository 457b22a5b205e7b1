import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { serviceOf } from "~/api/db/seed/catalogue";
import { demoAccounts } from "~/api/db/seed/people/accounts";
import { complaintRows } from "~/api/db/seed/rows/complaints";
import { profileRows, userRows } from "~/api/db/seed/rows/people";
import { factorRows } from "~/api/db/seed/rows/staff";
import { maskContacts } from "~/api/masking/masking";
import { sealSecretsWith, unseal } from "~/api/sealed";
import { profileContract } from "~/contract/profile";
import { repeated, told } from "./told";

const { people } = told;
const users = userRows(told, "hash");

describe("The demo's accounts", () => {
  it("are those that the start prints", () => {
    const printed: string[] = demoAccounts().map(({ email }) => email);
    expect(printed).toEqual(
      users.flatMap(({ email }) => email ?? []).sort((a, b) => printed.indexOf(a) - printed.indexOf(b)),
    );
    expect(new Set(demoAccounts().map(({ password }) => password))).toEqual(new Set(["Usta-demo-2026"]));
  });

  it("have one who is not verified and one who is not active", () => {
    expect(users.filter(({ isVerified }) => !isVerified).map(({ email }) => email)).toEqual([
      "unverified@usta.test",
    ]);
    expect(users.filter(({ isActive }) => !isActive).map(({ email }) => email)).toEqual([
      "inactive@usta.test",
    ]);
  });
});

describe("Who decides in the demo", () => {
  it("is two, each with an app of their own: an appeal is decided by somebody else", () => {
    const staff = demoAccounts().filter(({ role }) => role === "staff");
    expect(staff.map(({ email }) => email)).toEqual(["staff@usta.test", "staff2@usta.test"]);
    expect(repeated(staff.map(({ totpSecret }) => totpSecret))).toEqual([]);
    const members = users.filter(({ type }) => type === "staff").map(({ id }) => id);
    sealSecretsWith("a secret of the tests that is long enough");
    expect(factorRows().map(({ userId }) => userId)).toEqual(members);
    for (const [place, { userId, secret }] of factorRows().entries())
      expect(unseal(secret, userId)).toBe(staff[place]?.totpSecret);
    const { decisions, complaints } = complaintRows(told);
    const appealable = complaints.filter(({ status }) => status === "decided").map(({ id }) => id);
    expect(appealable.length).toBeGreaterThan(0);
    for (const id of appealable) {
      const deciders = decisions
        .filter(({ complaintId }) => complaintId === id)
        .map(({ staffId }) => staffId);
      expect(members.filter((member) => !deciders.includes(member))).not.toEqual([]);
    }
  });
});

describe("The demo's people", () => {
  it("are 60 technicians and some 80 households with names, phones and ids of their own", () => {
    expect(people.providers).toHaveLength(60);
    expect(people.customers.length).toBeGreaterThanOrEqual(80);
    for (const field of ["id", "phone", "name"] as const)
      expect(repeated(users.map((user) => user[field]))).toEqual([]);
  });

  it("have phones that Egypt could give", () => {
    expect(users.filter(({ phone }) => !parsePhoneNumberFromString(phone)?.isValid())).toEqual([]);
  });

  it("are called by two to five words in one script", () => {
    for (const { name } of users) {
      expect(name.split(" ").length).toBeGreaterThanOrEqual(2);
      expect(/^[A-Za-z ]+$/.test(name) || /^[\p{Script=Arabic} ]+$/u.test(name), name).toBe(true);
    }
  });

  it("have profiles that the editor would take, without contacts", () => {
    const check = profileContract.saveProvider.input;
    for (const one of people.providers) {
      const form = {
        ...{
          headline: one.headline,
          bio: one.bio.join("\n\n"),
          years: one.years,
          warranty_days: one.warrantyDays,
        },
        ...{ services: one.skills.map(({ service }) => service), cities: one.cities },
      };
      expect(check.safeParse(form).success, one.name.en).toBe(true);
      expect(maskContacts(`${form.headline} ${form.bio}`).isMasked).toBe(false);
    }
  });

  it("ask no less than the floor for any service", () => {
    const low = people.providers.flatMap(({ skills }) =>
      skills.filter(({ service, fromPrice }) => fromPrice < serviceOf(service).priceFloor),
    );
    expect(low).toEqual([]);
  });

  it("stand in every state of verification, with a reason where one is refused", () => {
    const rows = profileRows(told);
    expect(new Set(rows.map(({ verification }) => verification))).toEqual(
      new Set(["none", "submitted", "verified", "rejected"]),
    );
    for (const row of rows) expect(row.verification === "rejected").toBe(row.verificationReason !== null);
  });
});

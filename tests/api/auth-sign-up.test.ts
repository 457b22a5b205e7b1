import { describe, expect, it } from "vitest";
import { listMessages } from "~/api/outside/outbox";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();

const form = {
  name: "Nadia Samir",
  phone: "0100 123 4567",
  email: "Nadia@Example.com",
  password: "blue-Kettle-42",
  city_id: "cairo",
  accept_terms: true,
};
const phone = "+201001234567";
const work = { services: ["tap-mixer", "drain"], cities: ["cairo", "giza"] };

describe("Signing up", () => {
  it("makes a customer who waits for a code, with the fields of the specification", async () => {
    const answer = await world.guest.auth.signUpCustomer(form);
    expect(answer).toMatchObject({
      ...{ is_verified: false, is_completed: true, type: "customer", name: "Nadia Samir" },
      user: { name: "Nadia Samir", type: "customer", user: { is_active: 1 } },
    });
    expect(answer.token).toMatch(/^[\w-]{43}$/);
    expect(answer.otp_token).toMatch(/^[\w-]{43}$/);
    expect(world.said.at(-1)).toBe("We sent a six-digit code to your phone.");
    const [message] = await listMessages(world.db, phone);
    expect(message).toMatchObject({ channel: "sms", template: "code", locale: "en" });
    const [user] = await world.db.query.users.findMany();
    expect(user).toMatchObject({ phone, email: "nadia@example.com", locale: "en", isVerified: false });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it("makes a provider with services and cities, whose profile is still to be completed", async () => {
    const answer = await world.inLanguage("ar").auth.signUpProvider({ ...form, ...work });
    expect(answer).toMatchObject({ type: "provider", is_completed: false, is_verified: false });
    const [user] = await world.db.query.users.findMany();
    expect(user).toMatchObject({ locale: "ar" });
    expect(await world.db.query.providerServices.findMany()).toHaveLength(2);
    expect(await world.db.query.providerCities.findMany()).toHaveLength(2);
    expect(await world.db.query.providerProfiles.findMany()).toMatchObject([{ isPublic: false }]);
  });

  it("reads Arabic digits and names, and keeps tokens and codes as digests only", async () => {
    const typed = { ...form, name: "  نادية   سمير\u202E ", phone: "٠١٠٠١٢٣٤٥٦٧", email: "" };
    const answer = await world.inLanguage("ar").auth.signUpCustomer(typed);
    expect(answer.name).toBe("نادية سمير");
    const stored = JSON.stringify([
      await world.db.query.users.findMany(),
      await world.db.query.tokens.findMany(),
      await world.db.query.codes.findMany(),
    ]);
    expect(stored).toContain(phone);
    for (const secret of [answer.token, answer.otp_token ?? "", form.password, await world.codeFor(phone)])
      expect(stored).not.toContain(secret);
  });

  it("says what is wrong at every field at once, in the reader's language", async () => {
    const wrong = {
      ...form,
      name: "@@ 123",
      phone: "02 2345 678",
      email: "nadia@",
      accept_terms: false,
      city_id: "atlantis",
    };
    const failure = await refusal(world.guest.auth.signUpCustomer({ ...wrong, password: "password1" }));
    expect(failure).toMatchObject({ status: 422, code: "invalid" });
    expect(Object.keys(failure.errors ?? {}).sort()).toEqual([
      "accept_terms",
      "city_id",
      "email",
      "name",
      "password",
      "phone",
    ]);
    expect(failure.data).toContain("Please accept the terms to continue.");
    const arabic = await refusal(
      world.inLanguage("ar").auth.signUpCustomer({ ...form, accept_terms: false }),
    );
    expect(arabic.errors?.accept_terms?.[0]).toMatch(/[\u0600-\u06FF]/);
    expect(await world.db.query.users.findMany()).toEqual([]);
  });

  it("says what only the country or a list can tell together with what is missing or too short", async () => {
    const wrong = { ...form, ...work, name: "", phone: "02 2345 678", email: "nadia@", cities: ["atlantis"] };
    for (const password of ["password1", "nadia"]) {
      const failure = await refusal(world.guest.auth.signUpProvider({ ...wrong, password }));
      expect(Object.keys(failure.errors ?? {})).toEqual(["name", "phone", "email", "cities", "password"]);
    }
  });

  it("asks for the terms together with what is missing, in the order of the form", async () => {
    const empty = { ...form, ...work, name: "", phone: "", services: [], password: "", accept_terms: false };
    const failure = await refusal(world.guest.auth.signUpProvider(empty));
    expect(Object.keys(failure.errors ?? {})).toEqual([
      ...["name", "phone", "services", "password", "accept_terms"],
    ]);
    expect(failure.errors?.accept_terms).toEqual(["Please accept the terms to continue."]);
    expect(failure.errors?.services).toEqual(["Choose at least one service."]);
    // A browser sends nothing of a group of boxes of which none is ticked.
    const { errors } = await refusal(
      world.guest.auth.signUpProvider({ ...form } as typeof form & typeof work),
    );
    expect(errors).toEqual({
      services: ["Choose at least one service."],
      cities: ["Choose at least one city."],
    });
  });

  it.each([
    ["aaaaaaaaaa", "common"],
    ["12345678", "common"],
    ["Qwertyuiop", "common"],
    ["P@ssw0rd", "common"],
    ["Nadia-2026", "contain"],
    ["nadiasamir!", "contain"],
    ["01001234567", "contain"],
    ["short", "at least 8"],
  ])("refuses the password %s", async (password, reason) => {
    const failure = await refusal(world.guest.auth.signUpCustomer({ ...form, password }));
    expect(failure.errors?.password?.[0]).toContain(reason);
  });

  it("refuses services and cities that there are not", async () => {
    const wrong = { ...form, services: ["no-such"], cities: ["cairo", "atlantis"] };
    const failure = await refusal(world.guest.auth.signUpProvider(wrong));
    expect(Object.keys(failure.errors ?? {}).sort()).toEqual(["cities", "services"]);
  });

  it("refuses the phone of a verified account", async () => {
    await world.aCustomer({ phone, email: "other@example.com" });
    const failure = await refusal(world.guest.auth.signUpCustomer(form));
    expect(failure.errors).toEqual({
      phone: ["This phone number already has an account. Please log in."],
    });
  });

  it("is open to the owner of an e-mail that another account gave and nobody confirmed; it stays that account's", async () => {
    const squatter = await world.aCustomer({ email: "nadia@example.com" });
    const { otp_token } = await world.guest.auth.signUpCustomer(form);
    const code = await world.codeFor(phone);
    const { user } = await world.as({ token: otp_token ?? "" }).auth.verifyCode({ code });
    expect(world.said.at(-1)).toContain("Another account has your email address");
    const login = { login: phone, password: form.password };
    expect((await world.guest.auth.signIn(login)).user.id).toBe(user.id);
    const emails = await world.db.query.users.findMany({ columns: { id: true, email: true } });
    expect(emails).toHaveLength(2);
    expect(emails).toEqual(
      expect.arrayContaining([
        { id: user.id, email: null },
        { id: squatter.id, email: "nadia@example.com" },
      ]),
    );
  });

  it("replaces an account that waits with the same phone; the code that was sent still counts", async () => {
    const first = await world.guest.auth.signUpProvider({ ...form, ...work, name: "Mistaken Name" });
    const code = await world.codeFor(phone);
    const second = await world.guest.auth.signUpCustomer(form);
    expect(await world.db.query.users.findMany()).toMatchObject([{ name: "Nadia Samir", type: "customer" }]);
    expect(await world.db.query.providerServices.findMany()).toEqual([]);
    expect(await listMessages(world.db, phone)).toHaveLength(1);
    expect(await refusal(world.as({ token: first.otp_token ?? "" }).auth.codeState())).toMatchObject({
      status: 401,
    });
    const verified = await world.as({ token: second.otp_token ?? "" }).auth.verifyCode({ code });
    expect(verified.is_verified).toBe(true);
  });

  it("keeps one account of two that sign up with a phone at the same moment", async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => world.guest.auth.signUpCustomer({ ...form, name: `Nadia Samir ${n}` })),
    );
    expect(await world.db.query.users.findMany()).toHaveLength(1);
    expect(await world.db.query.tokens.findMany()).toHaveLength(2);
    expect(await listMessages(world.db, phone)).toHaveLength(1);
    const alive = await Promise.allSettled(
      answers.map(({ otp_token }) => world.as({ token: otp_token ?? "" }).auth.codeState()),
    );
    expect(alive.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

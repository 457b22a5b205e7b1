import { z } from "zod";
import { done, endpoint, id, instant, nothing } from "./endpoint";
import { emailText, fullName, password, phoneText, signedIn, sixDigits, trade } from "./people";

/** In the order of the form, in which its summary names what is wrong. */
const person = { name: fullName, phone: phoneText, email: emailText.optional(), city_id: id };
const consent = { password, accept_terms: z.boolean() };

const credentials = z.object({
  login: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(128),
});
const deviceName = z.string().max(200).optional();

/** Where the code went and when another may be asked for. */
export const codeState = z.object({
  phone: z.string(),
  resend_at: instant,
  expires_at: instant,
  tries_left: z.int(),
});

export const authContract = {
  signUpCustomer: endpoint({
    method: "POST",
    path: "/auth/sign/up/customer",
    access: "guest",
    summary: "Register as a customer; a code goes to the phone",
    input: z.object({ ...person, ...consent }),
    output: signedIn,
    success: 201,
    limits: [{ name: "sign-up", by: "address", max: 20, seconds: 3600 }],
  }),
  signUpProvider: endpoint({
    method: "POST",
    path: "/auth/sign/up/first/provider",
    access: "guest",
    summary: "Register as a provider; a code goes to the phone",
    input: z.object({
      ...person,
      ...trade,
      ...consent,
    }),
    output: signedIn,
    success: 201,
    limits: [{ name: "sign-up", by: "address", max: 20, seconds: 3600 }],
  }),
  signIn: endpoint({
    method: "POST",
    path: "/auth/sign/in",
    access: "guest",
    summary: "Sign in with phone or e-mail and password",
    input: credentials.extend({ device: deviceName }),
    output: signedIn,
  }),
  signInStaff: endpoint({
    method: "POST",
    path: "/auth/sign/in/staff",
    access: "guest",
    summary:
      "Sign in as staff, first factor: phone or e-mail and password; opens the second alone, for a few minutes",
    input: credentials,
    output: z.object({ otp_token: z.string() }),
  }),
  staffCode: endpoint({
    method: "GET",
    path: "/auth/sign/in/staff/code",
    access: "factor",
    summary: "Until when the second factor may be given",
    input: nothing,
    output: z.object({ expires_at: instant }),
  }),
  enterStaffCode: endpoint({
    method: "POST",
    path: "/auth/sign/in/staff/code",
    access: "factor",
    summary: "Sign in as staff, second factor: the six digits of the authenticator app; answers like sign-in",
    input: z.object({ code: sixDigits, device: deviceName }),
    output: signedIn,
  }),
  signOut: endpoint({
    method: "POST",
    path: "/auth/sign/out",
    access: "user",
    inactive: true,
    summary: "End this session",
    input: nothing,
    output: done,
  }),
  codeState: endpoint({
    method: "GET",
    path: "/auth/otp",
    access: "otp",
    summary: "Where the code was sent and when it may be sent again",
    input: nothing,
    output: codeState,
  }),
  verifyCode: endpoint({
    method: "POST",
    path: "/auth/otp/verify",
    access: "otp",
    summary: "Verify the phone with the six digits; answers like sign-in, with a new token",
    input: z.object({ code: sixDigits, device: deviceName }),
    output: signedIn,
  }),
  resendCode: endpoint({
    method: "POST",
    path: "/auth/otp/resend",
    access: "otp",
    summary: "Send a new code",
    input: nothing,
    output: codeState,
  }),
  changePhone: endpoint({
    method: "POST",
    path: "/auth/otp/change-phone",
    access: "otp",
    summary: "Correct the phone of an account that is not verified yet; a code goes to the new one",
    input: z.object({ phone: phoneText }),
    output: codeState,
    limits: [{ name: "change-phone", by: "caller", max: 5, seconds: 3600 }],
  }),
};

import type { authContract } from "~/contract/auth";
import type { passwordContract } from "~/contract/password";
import type { Operations } from "../operation";
import { change } from "./change-password";
import { code, forgot, resend, verify } from "./forgotten";
import { reset } from "./reset-password";
import { signIn, signOut } from "./sign-in";
import { signUpCustomer, signUpProvider } from "./sign-up";
import { enterStaffCode, signInStaff, staffCode } from "./staff-sign-in";
import { changePhone, codeState, resendCode, verifyCode } from "./verify";

export const auth: Operations<typeof authContract> = {
  signUpCustomer,
  signUpProvider,
  signIn,
  signInStaff,
  staffCode,
  enterStaffCode,
  signOut,
  codeState,
  verifyCode,
  resendCode,
  changePhone,
};

export const password: Operations<typeof passwordContract> = { forgot, code, resend, verify, reset, change };

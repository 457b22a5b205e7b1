import type { authContract } from "~/contract/auth";
import type { Operations } from "../operation";
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

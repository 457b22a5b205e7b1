import type { profileContract } from "~/contract/profile";
import type { Operations } from "../operation";
import { details, saveCustomer, setAvatar, setDigits, setTakingJobs, submitDocuments } from "./account";
import { exportOwn } from "./export";
import { provider, saveProvider } from "./provider";

export const profile: Operations<typeof profileContract> = {
  details,
  export: exportOwn,
  provider,
  saveProvider,
  saveCustomer,
  setTakingJobs,
  setDigits,
  submitDocuments,
  setAvatar,
};

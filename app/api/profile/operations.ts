import type { profileContract } from "~/contract/profile";
import type { Operations } from "../operation";
import { details, saveCustomer, setAvatar, setDigits, setTakingJobs, submitDocuments } from "./account";
import { provider, saveProvider } from "./provider";

export const profile: Operations<typeof profileContract> = {
  details,
  provider,
  saveProvider,
  saveCustomer,
  setTakingJobs,
  setDigits,
  submitDocuments,
  setAvatar,
};

import type { staffContract } from "~/contract/staff";
import type { Operations } from "../operation";
import { audit } from "./audit";
import { overview } from "./overview";
import { steps } from "./steps";
import { deactivate, reactivate, user, users } from "./users";
import { reject, verifications, verify } from "./verifications";
import { writeOff } from "./write-off";

export const staff: Operations<typeof staffContract> = {
  overview,
  users,
  user,
  deactivate,
  reactivate,
  writeOff,
  verifications,
  verify,
  reject,
  ...steps,
  audit,
};

import type { staffContract } from "~/contract/staff";
import type { Operations } from "../operation";
import { audit } from "./audit";
import { overview } from "./overview";
import { deactivate, reactivate, user, users } from "./users";
import { reject, verifications, verify } from "./verifications";

export const staff: Operations<typeof staffContract> = {
  overview,
  users,
  user,
  deactivate,
  reactivate,
  verifications,
  verify,
  reject,
  audit,
};

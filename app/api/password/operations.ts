import type { passwordContract } from "~/contract/password";
import type { Operations } from "../operation";
import { change } from "./change";
import { code, forgot, resend, verify } from "./forgotten";
import { reset } from "./reset";

export const password: Operations<typeof passwordContract> = { forgot, code, resend, verify, reset, change };

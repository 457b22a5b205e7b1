import { fold } from "~/i18n/fold";
import type { Faults } from "../errors";
import { type Owner, passwordFault } from "./rules";

const folded = (text: string) => fold(text).replace(/[\u200C\u200D]/g, "");

/** What is wrong with a new password of this owner, at its field. */
export function passwordFaults(password: string, owner: Owner): Faults {
  const fault = passwordFault(folded(password), { ...owner, name: folded(owner.name) });
  return fault ? { password: [`validation:${fault}`] } : {};
}

import type { ComplaintKind } from "~/contract/complaint-fields";
import type { Actor } from "../record/life-cycle";

type User = { type: Extract<Actor, "customer" | "provider" | "staff">; isActive: boolean };

/**
 * An account that is closed asks for its opening, and disputes those of its jobs whose money is held still, so that no silence of it pays;
 * every other one may complain of everything else.
 */
export const kindsFor = ({ type, isActive }: User): ComplaintKind[] => {
  if (type === "staff") return [];
  return isActive ? ["order", "conduct", "review", "payment", "other"] : ["account_appeal", "order"];
};

/** It names nobody and nothing. */
export const isAboutNothing = (kind: ComplaintKind): boolean => kind === "account_appeal" || kind === "other";

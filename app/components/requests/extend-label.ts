import type { RequestCard } from "~/contract/request-fields";

/** What the press that extends a request is called: one with a set date goes on without it. */
export const extendLabel = ({ preferred_date }: Pick<RequestCard, "preferred_date">) =>
  preferred_date ? "requests:action.extendNoDate" : "requests:action.extend";

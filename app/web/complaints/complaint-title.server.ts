import type { ComplaintRow } from "~/contract/complaint-fields";
import type { Translate } from "~/i18n/translate";
import type { Page } from "../page.server";

type Named = Pick<ComplaintRow, "kind" | "is_dispute" | "is_mine" | "about" | "other">;

/** What a complaint is called, for whoever reads it. @param isStaff who is neither of its sides */
export function complaintTitle(t: Translate, complaint: Named, isStaff = false): string {
  const { kind, is_dispute, is_mine, about, other } = complaint;
  if (kind === "order")
    return t(`complaints:of.${is_dispute ? "dispute" : "order"}`, { title: about.request?.title ?? "" });
  if (about.payout_id) return t("complaints:of.payout");
  if (kind !== "conduct") return t(`complaints:of.${kind}`);
  if (!is_mine && !isStaff) return t("complaints:of.conduct.you");
  return t("complaints:of.conduct", { name: other?.name ?? "" });
}

/** What the page of one's complaints is called: an inactive account has no other page. */
export const complaintsTitle = ({ t, viewer }: Page): string =>
  t(viewer?.user.is_active === 0 ? "complaints:inactive.title" : "complaints:title");

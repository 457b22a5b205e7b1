import type { staffContract } from "~/contract/staff";
import type { Operation } from "../operation";
import { page } from "../page";
import { auditOrder, listLines } from "./audit-store";
import { auditLine } from "./line-view";

/** The audit log, newest first. */
export const audit: Operation<(typeof staffContract)["audit"]> = async (
  { entity, of, cursor, parts },
  ctx,
) => {
  const filters = { entity, of };
  const { content, meta } = await page(
    { name: "staff.audit", filters, cursor, parts, perPage: ctx.settings.perPage, ...auditOrder },
    (window) => listLines(ctx.db, filters, window),
    ({ position, id }) => ({ key: position, id }),
  );
  return { content: content.map(auditLine), meta };
};

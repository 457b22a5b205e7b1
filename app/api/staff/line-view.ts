import type { AuditLine } from "~/contract/staff-fields";
import type { LineRow } from "./audit-store";

export const auditLine = ({ entityId, position: _, at, ...line }: LineRow): AuditLine => ({
  ...line,
  entity_id: entityId,
  at: at.toISOString(),
});

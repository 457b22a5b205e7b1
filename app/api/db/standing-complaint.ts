import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * A complaint about a job's money that stands: it is under way, both sides have settled it, or it was decided for good. One that was taken
 * back does not, nor one that the payer's bank ended, on which nobody decided. @param complaint its columns as the query names them
 */
export const stands = ({ status, outcome }: Record<"status" | "outcome", SQLWrapper>): SQL<boolean> =>
  sql<boolean>`(${status} <> 'withdrawn' and ${outcome} is distinct from 'charged_back')`;

/** Who alone has proposed a split that stands; null where neither side or both have. @param complaintId as the query names it */
export const soleProposer = (complaintId: SQLWrapper): SQL<"filer" | "other" | null> =>
  sql<"filer" | "other" | null>`(
    select min(s.side) from complaint_splits s where s.complaint_id = ${complaintId} and s.status = 'open' having count(*) = 1)`;

/** `filer` or `other`, as a query has them of either side: of that which alone has proposed. Null where there is none. */
export const ofSoleProposer = (complaintId: SQLWrapper, filer: SQL, other: SQL): SQL =>
  sql`case ${soleProposer(complaintId)} when 'filer' then ${filer} when 'other' then ${other} end`;

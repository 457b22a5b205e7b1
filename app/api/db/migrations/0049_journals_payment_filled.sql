-- Journals are never changed, but for this once: whoever else writes meanwhile sees the function as it is before and after.
CREATE OR REPLACE FUNCTION "ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'journals' then return new; end if;
  raise exception '% of % is refused: the ledger is append-only', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
-- The gateway has told which payment it was. Where that is not known any more: whose refund was not made for it, else of the order's
-- payments one that a bank has taken of, else the last that was paid.
UPDATE "journals" j SET "payment_id" = f."payment_id" FROM (
  SELECT DISTINCT ON (c."id") c."id", p."id" AS "payment_id" FROM "journals" c
  JOIN "payments" p ON p."order_id" = c."order_id" AND p."paid_at" IS NOT NULL
  LEFT JOIN "gateway_events" e ON e."kind" = 'charged_back' AND e."facts" ->> 'disputeId' = c."cause"
    AND e."gateway" = p."gateway" AND e."facts" ->> 'charge' = p."charge"
  LEFT JOIN "ledger_lines" l ON l."journal_id" = c."id" AND l."account_id" = 'refund_due:' || p."id" || ':' || c."currency"
  WHERE c."kind" IN ('chargeback', 'chargeback_reversed')
  ORDER BY c."id", (e."id" IS NULL), (l."id" IS NULL), (p."charged_back" = 0), p."paid_at" DESC
) f WHERE f."id" = j."id" AND j."payment_id" IS NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception '% of % is refused: the ledger is append-only', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
-- What a bank has taken twice counted as given back with the first of the two: what is left of it is what the books say.
UPDATE "payments" p SET "charged_back" = least(p."amount", b."has") FROM (
  SELECT j."payment_id", -sum(l."amount") AS "has" FROM "journals" j JOIN "ledger_lines" l ON l."journal_id" = j."id"
  WHERE j."payment_id" IS NOT NULL AND l."account_id" = 'gateway::' || j."currency" GROUP BY 1
) b WHERE b."payment_id" = p."id" AND p."charged_back" <> least(p."amount", b."has");

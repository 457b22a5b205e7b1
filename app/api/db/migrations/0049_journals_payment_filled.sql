-- Journals are never changed, but for this once: whoever else writes meanwhile sees the function as it is before and after.
CREATE OR REPLACE FUNCTION "ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'journals' then return new; end if;
  raise exception '% of % is refused: the ledger is append-only', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
-- The gateway has told which payment it was; where that is not known any more, it is the order's last one that was paid.
WITH "told" AS MATERIALIZED (
  SELECT e."facts" ->> 'disputeId' AS "dispute", p."order_id", p."id" FROM "gateway_events" e
  JOIN "payments" p ON p."gateway" = e."gateway" AND p."charge" = e."facts" ->> 'charge' WHERE e."kind" = 'charged_back'
)
UPDATE "journals" j SET "payment_id" = coalesce(
  (SELECT t."id" FROM "told" t WHERE t."dispute" = j."cause" AND t."order_id" = j."order_id" LIMIT 1),
  (SELECT p."id" FROM "payments" p WHERE p."order_id" = j."order_id" AND p."paid_at" IS NOT NULL ORDER BY p."paid_at" DESC LIMIT 1)
) WHERE j."kind" IN ('chargeback', 'chargeback_reversed') AND j."payment_id" IS NULL;
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

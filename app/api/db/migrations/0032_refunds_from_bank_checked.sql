ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_held";--> statement-breakpoint
-- Nobody is asked for what the bank took. A server of the version before may still write a time there: that changes nothing.
UPDATE "refunds" SET "next_try_at" = NULL FROM "payments"
  WHERE "payments"."id" = "refunds"."payment_id" AND "payments"."gateway" = 'bank' AND "refunds"."next_try_at" IS NOT NULL;

DROP INDEX "refunds_to_send";--> statement-breakpoint
DROP INDEX "refunds_failed";--> statement-breakpoint
CREATE INDEX "refunds_to_ask_for" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."status" in ('pending') and "refunds"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at","id") WHERE "refunds"."status" in ('pending','sent','failed');--> statement-breakpoint
CREATE INDEX "refunds_unasked" ON "refunds" USING btree ("id") WHERE "refunds"."status" in ('pending') and "refunds"."iban" is null and "refunds"."asked_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_from_bank" ON "refunds" USING btree ("done_at","id") WHERE "refunds"."status" in ('done') and ("refunds"."iban" is not null or "refunds"."next_try_at" is null);
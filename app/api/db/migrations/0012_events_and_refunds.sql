DROP INDEX "gateway_events_waiting";--> statement-breakpoint
ALTER TABLE "gateway_events" ADD COLUMN "next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "gateway_events_failed" ON "gateway_events" USING btree ("received_at","id") WHERE "gateway_events"."handled_at" is null and "gateway_events"."failures" > 0;--> statement-breakpoint
CREATE INDEX "payments_ran_out" ON "payments" USING btree ("created_at","id") WHERE "payments"."method" = 'transfer' and "payments"."status" in ('cancelled','failed');--> statement-breakpoint
CREATE INDEX "refunds_sent" ON "refunds" USING btree ("sent_at") WHERE "refunds"."status" in ('sent');--> statement-breakpoint
CREATE INDEX "gateway_events_waiting" ON "gateway_events" USING btree ("next_try_at") WHERE "gateway_events"."handled_at" is null;
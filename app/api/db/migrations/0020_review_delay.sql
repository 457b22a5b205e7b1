ALTER TABLE "orders" ADD COLUMN "review_delay" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_provider_review_delayed" ON "orders" USING btree ("provider_id") WHERE "orders"."review_delay" > 0;--> statement-breakpoint
DELETE FROM "timers" USING "orders" WHERE "timers"."kind" = 'review_end' AND "timers"."fired_at" IS NULL AND "orders"."id" = "timers"."subject_id" AND "orders"."status" = 'disputed' AND "orders"."disputed_from" = 'completed';

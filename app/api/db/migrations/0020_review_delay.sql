ALTER TABLE "orders" ADD COLUMN "review_delay" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_provider_review_delayed" ON "orders" USING btree ("provider_id") WHERE "orders"."review_delay" > 0;

ALTER TABLE "proposals" ADD COLUMN "visitor_id" text;--> statement-breakpoint
UPDATE "proposals" SET "visitor_id" = "orders"."provider_id" FROM "orders"
  WHERE "orders"."id" = "proposals"."order_id" AND "proposals"."kind" = 'warranty' AND "proposals"."status" in ('proposed','agreed');
--> statement-breakpoint
DROP INDEX "proposals_visits";--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_visitor_id_users_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "proposals_visitor" ON "proposals" USING btree ("visitor_id","due_at") WHERE "proposals"."kind" = 'warranty' and "proposals"."status" in ('proposed','agreed');

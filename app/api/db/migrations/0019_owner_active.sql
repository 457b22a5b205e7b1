ALTER TABLE "requests" ADD COLUMN "is_owner_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "requests" SET "is_owner_active" = false FROM "users" WHERE "users"."id" = "requests"."customer_id" AND NOT "users"."is_active";--> statement-breakpoint
UPDATE "counters" SET "value" = "value" - (SELECT count(*) FROM "requests" WHERE NOT "is_owner_active" AND "status" = 'open' AND "visibility" = 'public') WHERE "name" = 'open_requests';--> statement-breakpoint
UPDATE "services" SET "open_requests_count" = "open_requests_count" - "hidden"."n" FROM (
  SELECT "service_id", count(*) AS "n" FROM "requests" WHERE NOT "is_owner_active" AND "status" = 'open' AND "visibility" = 'public' GROUP BY "service_id"
) "hidden" WHERE "services"."id" = "hidden"."service_id";

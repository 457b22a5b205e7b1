-- Counted anew of the jobs that are done: starts of jobs that were called off were counted too.
UPDATE "provider_profiles" p SET "on_time_count" = least(p."jobs_done", (
  SELECT count(*) FROM "orders" o WHERE o."provider_id" = p."user_id"
    AND (o."status" = 'completed' OR (o."status" = 'disputed' AND o."disputed_from" = 'completed'))
    AND o."started_at" <= o."starts_at" + make_interval(mins => greatest(o."arrival_minutes", 15))))
WHERE p."on_time_count" <> 0;
--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "providers_on_time" CHECK ("provider_profiles"."on_time_count" between 0 and "provider_profiles"."jobs_done");
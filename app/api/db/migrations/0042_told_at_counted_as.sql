ALTER TABLE "services" ADD COLUMN "counted_as" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "told_at" timestamp (3) with time zone;
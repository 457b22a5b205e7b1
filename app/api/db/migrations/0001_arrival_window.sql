ALTER TABLE "offers" ADD COLUMN "arrival_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrival_minutes" integer DEFAULT 0 NOT NULL;
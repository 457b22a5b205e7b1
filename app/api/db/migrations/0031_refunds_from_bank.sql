ALTER TABLE "refunds" ALTER COLUMN "next_try_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_held" CHECK ("refunds"."held_until" is null or "refunds"."iban" is not null) NOT VALID;
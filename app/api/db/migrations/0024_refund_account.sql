ALTER TABLE "refunds" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "account_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_account" CHECK (num_nulls("refunds"."iban", "refunds"."holder", "refunds"."account_at") in (0, 3) and ("refunds"."iban" is null or "refunds"."iban" ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$')) NOT VALID;

ALTER TABLE "orders" ADD COLUMN "payable_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "payable_until" timestamp (3) with time zone;
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_disputed_from";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_delivered";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_shared";

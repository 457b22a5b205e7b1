ALTER TABLE "offers" ADD CONSTRAINT "offers_arrival" CHECK ("offers"."arrival_minutes" between 0 and 1440) NOT VALID;--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_arrival";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_arrival" CHECK ("orders"."arrival_minutes" between 0 and 1440) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_arrival";
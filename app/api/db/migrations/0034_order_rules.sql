-- What every version has written in one statement: an order is disputed with what its dispute returns to, delivered with the moment at
-- which silence approves it, and released with what each side has of it.
ALTER TABLE "orders" ADD CONSTRAINT "orders_disputed_from" CHECK (("orders"."status" = 'disputed') = ("orders"."disputed_from" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivered" CHECK ("orders"."status" <> 'delivered' or "orders"."confirms_at" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shared" CHECK (num_nulls("orders"."released", "orders"."payout", "orders"."commission", "orders"."vat_due") in (0, 4)) NOT VALID;

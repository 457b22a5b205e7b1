-- A server of the version before names no payment: what a bank does is refused to it while it still runs, and tried again by the next.
ALTER TABLE "journals" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "journals" ADD CONSTRAINT "journals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "journals" ADD CONSTRAINT "journals_of_payment" CHECK (("journals"."payment_id" is not null) = ("journals"."kind" in ('chargeback','chargeback_reversed'))) NOT VALID;

CREATE INDEX "journals_payment" ON "journals" USING btree ("payment_id") WHERE "journals"."payment_id" is not null;--> statement-breakpoint
ALTER TABLE "journals" VALIDATE CONSTRAINT "journals_payment_id_payments_id_fk";--> statement-breakpoint
ALTER TABLE "journals" VALIDATE CONSTRAINT "journals_of_payment";

ALTER TABLE "invoices" DROP CONSTRAINT "invoices_once";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "qr" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_once" UNIQUE("order_id","subject","cause");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_charged_back" CHECK ("payments"."charged_back" between 0 and "payments"."amount");
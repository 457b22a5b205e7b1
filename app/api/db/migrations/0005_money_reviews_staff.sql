CREATE TABLE "customer_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"author_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"service_id" text NOT NULL,
	"stars" integer NOT NULL,
	"status" text DEFAULT 'sealed' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"addendum" text,
	"added_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"broken_rule" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_reviews_stars" CHECK ("customer_reviews"."stars" between 1 and 5),
	CONSTRAINT "customer_reviews_whole" CHECK (("customer_reviews"."status" = 'sealed') = ("customer_reviews"."published_at" is null) and ("customer_reviews"."status" = 'removed') = ("customer_reviews"."broken_rule" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text,
	"customer_review_id" text,
	"reporter_id" text NOT NULL,
	"rule" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_one" CHECK (("review_reports"."review_id" is null) <> ("review_reports"."customer_review_id" is null))
);
--> statement-breakpoint
CREATE TABLE "staff_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"order_id" text,
	"payment_id" text,
	"provider_id" text,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_currency" UNIQUE("id","currency"),
	CONSTRAINT "accounts_owner" CHECK (("accounts"."order_id" is not null) = ("accounts"."kind" = 'held') and ("accounts"."payment_id" is not null) = ("accounts"."kind" = 'refund_due')
        and ("accounts"."provider_id" is not null) = ("accounts"."kind" in ('pending','available','in_payout','debt'))),
	CONSTRAINT "accounts_side" CHECK (case when "accounts"."kind" = 'gateway' then true
        when "accounts"."kind" in ('bank','fees','loss','debt') then "accounts"."balance" >= 0 else "accounts"."balance" <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "days_off" (
	"provider_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "days_off_provider_id_day_pk" PRIMARY KEY("provider_id","day")
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"gateway" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gateway_events_gateway_id_pk" PRIMARY KEY("gateway","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"issuer" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_issuer_year_pk" PRIMARY KEY("issuer","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"corrects_id" text,
	"issuer" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"vat" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("issuer","year","number"),
	CONSTRAINT "invoices_once" UNIQUE("order_id","cause"),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount" > 0 and "invoices"."vat" between 0 and "invoices"."amount"),
	CONSTRAINT "invoices_corrects" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."corrects_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "journals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"currency" text NOT NULL,
	"order_id" text,
	"payout_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "journals_once" UNIQUE("kind","cause"),
	CONSTRAINT "journals_currency" UNIQUE("id","currency")
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journal_id" text NOT NULL,
	"account_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_lines_account_once" UNIQUE("journal_id","account_id"),
	CONSTRAINT "ledger_lines_amount" CHECK ("ledger_lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"purpose" text NOT NULL,
	"proposal_id" text,
	"method" text NOT NULL,
	"gateway" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"reference" text,
	"charge" text,
	"url" text,
	"proof_id" text,
	"sent_at" timestamp (3) with time zone,
	"failure" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0 and "payments"."refunded" between 0 and "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"iban" text NOT NULL,
	"holder" text NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_methods_iban" CHECK ("payout_methods"."iban" ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$')
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"method_id" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text,
	"batch_id" text,
	"sent_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"price" integer,
	"price_before" integer,
	"starts_at" timestamp (3) with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposals_price" CHECK (("proposals"."kind" = 'price') = ("proposals"."price" is not null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"cause" text NOT NULL,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_once" UNIQUE("payment_id","cause"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_sessions" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"session" jsonb NOT NULL,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_sessions_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
DROP INDEX "reviews_recent";--> statement-breakpoint
DROP INDEX "reviews_service";--> statement-breakpoint
DROP INDEX "reviews_service_stars";--> statement-breakpoint
DROP INDEX "reviews_by_stars";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrival_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrival_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "changes_asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirms_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "disputed_from" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "released" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payout" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "commission" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_due" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "clears_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cleared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "ranked_on" date DEFAULT '2000-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "status" text DEFAULT 'sealed' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "addendum" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "broken_rule" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "reviews_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "scores_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_customer_review_id_customer_reviews_id_fk" FOREIGN KEY ("customer_review_id") REFERENCES "public"."customer_reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_factors" ADD CONSTRAINT "staff_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journals" ADD CONSTRAINT "journals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journals" ADD CONSTRAINT "journals_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_journal_id_currency_journals_id_currency_fk" FOREIGN KEY ("journal_id","currency") REFERENCES "public"."journals"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_account_id_currency_accounts_id_currency_fk" FOREIGN KEY ("account_id","currency") REFERENCES "public"."accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_proof_id_files_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_methods" ADD CONSTRAINT "payout_methods_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_method_id_payout_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payout_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_reviews_once" ON "customer_reviews" USING btree ("order_id","author_id");--> statement-breakpoint
CREATE INDEX "customer_reviews_customer" ON "customer_reviews" USING btree ("customer_id","published_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once" ON "review_reports" USING btree ("review_id","reporter_id") WHERE "review_reports"."review_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once_of_customer" ON "review_reports" USING btree ("customer_review_id","reporter_id") WHERE "review_reports"."customer_review_id" is not null;--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at","id") WHERE "review_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_provider" ON "accounts" USING btree ("provider_id") WHERE "accounts"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "gateway_events_waiting" ON "gateway_events" USING btree ("received_at") WHERE "gateway_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "journals_order" ON "journals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_account" ON "ledger_lines" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_lines_account_time" ON "ledger_lines" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id","purpose") WHERE "payments"."status" in ('created','requires_action');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("gateway","reference") WHERE "payments"."reference" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_charge" ON "payments" USING btree ("gateway","charge") WHERE "payments"."charge" is not null;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_customer" ON "payments" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_transfers" ON "payments" USING btree ("created_at","id") WHERE "payments"."method" = 'transfer' and "payments"."status" in ('requires_action');--> statement-breakpoint
CREATE INDEX "payments_to_close" ON "payments" USING btree ("updated_at") WHERE "payments"."status" in ('cancelled','failed') and "payments"."closed_at" is null and "payments"."reference" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_methods_current" ON "payout_methods" USING btree ("provider_id") WHERE "payout_methods"."is_current";--> statement-breakpoint
CREATE INDEX "payout_methods_provider" ON "payout_methods" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open" ON "payouts" USING btree ("provider_id") WHERE "payouts"."status" in ('requested','approved','sent');--> statement-breakpoint
CREATE INDEX "payouts_provider" ON "payouts" USING btree ("provider_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_batch" ON "payouts" USING btree ("batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_open" ON "proposals" USING btree ("order_id","kind") WHERE "proposals"."status" in ('proposed','agreed');--> statement-breakpoint
CREATE INDEX "proposals_order" ON "proposals" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_to_send" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."status" in ('pending');--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("created_at","id") WHERE "refunds"."status" in ('failed');--> statement-breakpoint
CREATE INDEX "sandbox_events_waiting" ON "sandbox_events" USING btree ("position") WHERE "sandbox_events"."delivered_at" is null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_recent" ON "audit" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "audit_kind" ON "audit" USING btree ("entity","position","id");--> statement-breakpoint
CREATE INDEX "files_order" ON "files" USING btree ("order_id","position") WHERE "files"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "files_subject" ON "files" USING btree ("subject_id","position") WHERE "files"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_provider_done" ON "orders" USING btree ("provider_id","completed_at") WHERE "orders"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "providers_ranked" ON "provider_profiles" USING btree ("ranked_on","user_id");--> statement-breakpoint
CREATE INDEX "providers_submitted" ON "provider_profiles" USING btree (coalesce("submitted_at", "created_at"),"user_id") WHERE "provider_profiles"."verification" = 'submitted';--> statement-breakpoint
CREATE INDEX "users_recent" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_inactive" ON "users" USING btree ("created_at","id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ((' ' || translate(lower("name"), 'أإآٱىؤئةáàâäéèêëíìîïóòôöúùûüçñًٌٍَُِّْـٰ', 'اااايويهaaaaeeeeiiiioooouuuucn') || ' ' || "phone" || ' ' || coalesce("email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_recent" ON "reviews" USING btree ("published_at","id") WHERE "reviews"."status" in ('published','reported');--> statement-breakpoint
CREATE INDEX "reviews_service" ON "reviews" USING btree ("service_id","published_at","id") WHERE "reviews"."status" in ('published','reported');--> statement-breakpoint
CREATE INDEX "reviews_service_stars" ON "reviews" USING btree ("service_id","stars","published_at","id") WHERE "reviews"."status" in ('published','reported');--> statement-breakpoint
CREATE INDEX "reviews_by_stars" ON "reviews" USING btree ("stars","published_at","id") WHERE "reviews"."status" in ('published','reported');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_changes" CHECK ("orders"."changes_asked" between 0 and 100 and "orders"."arrival_tries" between 0 and 1000);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_released" CHECK ("orders"."released" is null or ("orders"."released" between 0 and "orders"."price" and "orders"."payout" >= 0 and "orders"."commission" >= 0));--> statement-breakpoint
UPDATE "reviews" SET "status" = 'published' WHERE "published_at" IS NOT NULL;--> statement-breakpoint
UPDATE "services" SET "reviews_count" = told.reviews, "scores_sum" = told.scores
FROM (
	SELECT "service_id", count(*) AS reviews, sum("punctuality" + "quality" + "communication" + "honesty") AS scores
	FROM "reviews" WHERE "status" = 'published' GROUP BY "service_id"
) told WHERE "services"."id" = told."service_id";--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_whole" CHECK (("reviews"."status" = 'sealed') = ("reviews"."published_at" is null) and ("reviews"."status" = 'removed') = ("reviews"."broken_rule" is not null));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_reviews" CHECK ("services"."reviews_count" >= 0 and "services"."scores_sum" >= 0);
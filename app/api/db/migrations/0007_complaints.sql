CREATE TABLE "complaint_decisions" (
	"complaint_id" text NOT NULL,
	"round" integer NOT NULL,
	"staff_id" text NOT NULL,
	"outcome" text NOT NULL,
	"kept" integer,
	"rule" text,
	"reason_en" text NOT NULL,
	"reason_ar" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaint_decisions_complaint_id_round_pk" PRIMARY KEY("complaint_id","round"),
	CONSTRAINT "complaint_decisions_by_others" UNIQUE("complaint_id","staff_id"),
	CONSTRAINT "complaint_decisions_round" CHECK ("complaint_decisions"."round" in (1, 2)),
	CONSTRAINT "complaint_decisions_kept" CHECK (("complaint_decisions"."outcome" = 'split') = ("complaint_decisions"."kept" is not null)),
	CONSTRAINT "complaint_decisions_rule" CHECK (("complaint_decisions"."outcome" = 'removed') = ("complaint_decisions"."rule" is not null))
);
--> statement-breakpoint
CREATE TABLE "complaint_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"complaint_id" text NOT NULL,
	"author_id" text NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint_parties" (
	"complaint_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaint_parties_user_id_complaint_id_pk" PRIMARY KEY("user_id","complaint_id")
);
--> statement-breakpoint
CREATE TABLE "complaint_splits" (
	"id" text PRIMARY KEY NOT NULL,
	"complaint_id" text NOT NULL,
	"side" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaint_splits_counted" UNIQUE("complaint_id","side","number"),
	CONSTRAINT "complaint_splits_number" CHECK ("complaint_splits"."number" between 1 and 3),
	CONSTRAINT "complaint_splits_amount" CHECK ("complaint_splits"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"filer_id" text NOT NULL,
	"other_id" text,
	"request_id" text,
	"order_id" text,
	"review_id" text,
	"customer_review_id" text,
	"payment_id" text,
	"payout_id" text,
	"body" text NOT NULL,
	"currency" text,
	"amount" integer,
	"is_dispute" boolean DEFAULT false NOT NULL,
	"time_left" integer,
	"due_at" timestamp (3) with time zone,
	"taken_by" text,
	"filer_accepted_at" timestamp (3) with time zone,
	"other_accepted_at" timestamp (3) with time zone,
	"appealed_by" text,
	"outcome" text,
	"kept" integer,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaints_sides" CHECK ("complaints"."filer_id" <> "complaints"."other_id"),
	CONSTRAINT "complaints_of_order" CHECK ("complaints"."kind" <> 'order' or ("complaints"."order_id" is not null and "complaints"."request_id" is not null and "complaints"."other_id" is not null
        and "complaints"."amount" is not null and "complaints"."currency" is not null)),
	CONSTRAINT "complaints_dispute" CHECK (not "complaints"."is_dispute" or "complaints"."kind" = 'order'),
	CONSTRAINT "complaints_due" CHECK (("complaints"."status" in ('open','awaiting_other','negotiating','under_review','decided','appealed')) = ("complaints"."due_at" is not null)),
	CONSTRAINT "complaints_ended" CHECK (("complaints"."status" in ('open','awaiting_other','negotiating','under_review','decided','appealed')) = ("complaints"."ended_at" is null)),
	CONSTRAINT "complaints_kept" CHECK ("complaints"."kept" between 0 and "complaints"."amount")
);
--> statement-breakpoint
ALTER TABLE "timers" ALTER COLUMN "request_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "timers" ADD COLUMN "complaint_id" text;--> statement-breakpoint
ALTER TABLE "complaint_decisions" ADD CONSTRAINT "complaint_decisions_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_decisions" ADD CONSTRAINT "complaint_decisions_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_parties" ADD CONSTRAINT "complaint_parties_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_parties" ADD CONSTRAINT "complaint_parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_splits" ADD CONSTRAINT "complaint_splits_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_filer_id_users_id_fk" FOREIGN KEY ("filer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_customer_review_id_customer_reviews_id_fk" FOREIGN KEY ("customer_review_id") REFERENCES "public"."customer_reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_appealed_by_users_id_fk" FOREIGN KEY ("appealed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_messages_thread" ON "complaint_messages" USING btree ("complaint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "complaint_parties_recent" ON "complaint_parties" USING btree ("user_id","created_at","complaint_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_splits_one_open" ON "complaint_splits" USING btree ("complaint_id","side") WHERE "complaint_splits"."status" in ('open');--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_one_of_order" ON "complaints" USING btree ("order_id") WHERE "complaints"."kind" = 'order' and "complaints"."status" in ('open','awaiting_other','negotiating','under_review','decided','appealed');--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_one_appeal" ON "complaints" USING btree ("filer_id") WHERE "complaints"."kind" = 'account_appeal' and "complaints"."status" in ('open','awaiting_other','negotiating','under_review','decided','appealed');--> statement-breakpoint
CREATE INDEX "complaints_order" ON "complaints" USING btree ("order_id","created_at") WHERE "complaints"."kind" = 'order';--> statement-breakpoint
CREATE INDEX "complaints_waiting" ON "complaints" USING btree ("due_at","id") WHERE "complaints"."status" in ('open','under_review','appealed');--> statement-breakpoint
CREATE INDEX "complaints_recent" ON "complaints" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timers_complaint" ON "timers" USING btree ("complaint_id","due_at") WHERE "timers"."fired_at" is null and "timers"."complaint_id" is not null;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_holder" CHECK (("timers"."request_id" is null) <> ("timers"."complaint_id" is null));
CREATE SEQUENCE "public"."request_publications" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit" (
	"id" text PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"request_id" text,
	"actor" text NOT NULL,
	"actor_id" text,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"phone" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "codes_tries" CHECK ("codes"."tries" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "districts_city_id" UNIQUE("city_id","id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"request_id" text,
	"purpose" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"attached_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_caller_endpoint_key_pk" PRIMARY KEY("caller","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"path" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_rounds" (
	"offer_id" text NOT NULL,
	"position" integer NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"price" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_rounds_offer_id_position_pk" PRIMARY KEY("offer_id","position")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"held_status" text,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"visit_fee" integer DEFAULT 0 NOT NULL,
	"asked_price" integer,
	"asks" integer DEFAULT 0 NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"includes_materials" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"duration" integer NOT NULL,
	"warranty_days" integer DEFAULT 0 NOT NULL,
	"included" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"request_version" integer NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_price" CHECK ("offers"."price" > 0 and "offers"."visit_fee" >= 0),
	CONSTRAINT "offers_asks" CHECK ("offers"."asks" between 0 and 100),
	CONSTRAINT "offers_asked" CHECK (("offers"."status" = 'discount_requested') <= ("offers"."asked_price" is not null)),
	CONSTRAINT "offers_held" CHECK (("offers"."status" = 'on_hold') = ("offers"."held_status" is not null))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"visit_fee" integer DEFAULT 0 NOT NULL,
	"round" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"duration" integer NOT NULL,
	"warranty_days" integer DEFAULT 0 NOT NULL,
	"commission_rate" integer NOT NULL,
	"commission_minimum" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"is_provider_registered" boolean DEFAULT false NOT NULL,
	"is_platform_supplier" boolean DEFAULT false NOT NULL,
	"cancelled_by" text,
	"payment_due_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_price" CHECK ("orders"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"template" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_cities" (
	"user_id" text NOT NULL,
	"city_id" text NOT NULL,
	CONSTRAINT "provider_cities_user_id_city_id_pk" PRIMARY KEY("user_id","city_id")
);
--> statement-breakpoint
CREATE TABLE "provider_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"years" integer DEFAULT 0 NOT NULL,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warranty_days" integer DEFAULT 0 NOT NULL,
	"starting_price" integer,
	"is_taking_jobs" boolean DEFAULT true NOT NULL,
	"verification" text DEFAULT 'none' NOT NULL,
	"verification_reason" text,
	"star_counts" jsonb DEFAULT '[0,0,0,0,0]'::jsonb NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"punctuality_sum" integer DEFAULT 0 NOT NULL,
	"quality_sum" integer DEFAULT 0 NOT NULL,
	"communication_sum" integer DEFAULT 0 NOT NULL,
	"honesty_sum" integer DEFAULT 0 NOT NULL,
	"rating" double precision DEFAULT 0 NOT NULL,
	"jobs_done" integer DEFAULT 0 NOT NULL,
	"orders_count" integer DEFAULT 0 NOT NULL,
	"on_time_count" integer DEFAULT 0 NOT NULL,
	"offers_count" integer DEFAULT 0 NOT NULL,
	"accepted_count" integer DEFAULT 0 NOT NULL,
	"response_counts" jsonb DEFAULT '[0,0,0,0,0,0,0,0]'::jsonb NOT NULL,
	"median_response" integer,
	"rank" double precision DEFAULT 0 NOT NULL,
	"words" text[] NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "providers_counts" CHECK ("provider_profiles"."reviews_count" >= 0 and "provider_profiles"."jobs_done" >= 0 and "provider_profiles"."years" between 0 and 70)
);
--> statement-breakpoint
CREATE TABLE "provider_services" (
	"user_id" text NOT NULL,
	"service_id" text NOT NULL,
	"from_price" integer,
	CONSTRAINT "provider_services_user_id_service_id_pk" PRIMARY KEY("user_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_exclusions" (
	"request_id" text NOT NULL,
	"provider_id" text NOT NULL,
	CONSTRAINT "request_exclusions_request_id_provider_id_pk" PRIMARY KEY("request_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "request_invitations" (
	"request_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_invitations_request_id_provider_id_pk" PRIMARY KEY("request_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"draft_key_hash" text,
	"status" text NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"direct_provider_id" text,
	"direct_declined_at" timestamp (3) with time zone,
	"service_id" text,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"currency" text NOT NULL,
	"budget_min" integer,
	"budget_max" integer,
	"timing" text DEFAULT 'flexible' NOT NULL,
	"preferred_date" date,
	"time_window" text DEFAULT 'any' NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"city_id" text,
	"district_id" text,
	"address" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"offers_count" integer DEFAULT 0 NOT NULL,
	"live_offers_count" integer DEFAULT 0 NOT NULL,
	"is_closed_to_offers" boolean DEFAULT false NOT NULL,
	"wants_publish" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"publication_no" bigint DEFAULT nextval('request_publications') NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"closed_reason" text,
	"words" text[] NOT NULL,
	"photos_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requests_owner" CHECK ("requests"."customer_id" is not null or ("requests"."status" = 'draft' and "requests"."draft_key_hash" is not null)),
	CONSTRAINT "requests_complete" CHECK ("requests"."status" = 'draft' or ("requests"."service_id" is not null and "requests"."city_id" is not null and "requests"."district_id" is not null and "requests"."title" <> '' and "requests"."published_at" is not null)),
	CONSTRAINT "requests_budget" CHECK ("requests"."budget_min" is null or "requests"."budget_max" is null or "requests"."budget_min" <= "requests"."budget_max"),
	CONSTRAINT "requests_direct_provider" CHECK ("requests"."visibility" = 'public' or "requests"."direct_provider_id" is not null),
	CONSTRAINT "requests_live_offers" CHECK ("requests"."live_offers_count" between 0 and 1000),
	CONSTRAINT "requests_photos" CHECK ("requests"."photos_count" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"author_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"service_id" text NOT NULL,
	"punctuality" integer NOT NULL,
	"quality" integer NOT NULL,
	"communication" integer NOT NULL,
	"honesty" integer NOT NULL,
	"stars" integer GENERATED ALWAYS AS ((punctuality + quality + communication + honesty + 2) / 4) STORED NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."punctuality" between 1 and 5 and "reviews"."quality" between 1 and 5 and "reviews"."communication" between 1 and 5 and "reviews"."honesty" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"scope" text NOT NULL,
	"word" text collate "C" NOT NULL,
	CONSTRAINT "search_words_scope_word_pk" PRIMARY KEY("scope","word")
);
--> statement-breakpoint
CREATE TABLE "service_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"icon" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"commission_rate" integer DEFAULT 1000 NOT NULL,
	"commission_minimum" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"icon" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"starting_price" integer NOT NULL,
	"price_floor" integer NOT NULL,
	"typical_duration" integer NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"words" text[] NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"providers_count" integer DEFAULT 0 NOT NULL,
	"open_requests_count" integer DEFAULT 0 NOT NULL,
	"requests_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "services_counts" CHECK ("services"."providers_count" >= 0 and "services"."open_requests_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_id" text NOT NULL,
	"request_id" text NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"fired_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"device" text,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"digits" text DEFAULT 'latn' NOT NULL,
	"city_id" text,
	"avatar_id" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"inactive_reason" text,
	"is_listed" boolean DEFAULT true NOT NULL,
	"terms_version" integer DEFAULT 1 NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_phone_e164" CHECK ("users"."phone" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_rounds" ADD CONSTRAINT "offer_rounds_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_cities" ADD CONSTRAINT "provider_cities_user_id_provider_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."provider_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_cities" ADD CONSTRAINT "provider_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_user_id_provider_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."provider_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_exclusions" ADD CONSTRAINT "request_exclusions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_exclusions" ADD CONSTRAINT "request_exclusions_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_invitations" ADD CONSTRAINT "request_invitations_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_invitations" ADD CONSTRAINT "request_invitations_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_direct_provider_id_users_id_fk" FOREIGN KEY ("direct_provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_city_id_district_id_districts_city_id_id_fk" FOREIGN KEY ("city_id","district_id") REFERENCES "public"."districts"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_group_id_service_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."service_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entity" ON "audit" USING btree ("entity","entity_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_request" ON "audit" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "codes_user" ON "codes" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "codes_phone" ON "codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "codes_over" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "districts_position" ON "districts" USING btree ("city_id","position");--> statement-breakpoint
CREATE INDEX "files_request" ON "files" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_unattached" ON "files" USING btree ("created_at") WHERE "files"."attached_at" is null;--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_live" ON "offers" USING btree ("request_id","provider_id") WHERE "offers"."status" in ('queued','pending','discount_requested','stale','on_hold','accepted');--> statement-breakpoint
CREATE INDEX "offers_request" ON "offers" USING btree ("request_id","status","created_at");--> statement-breakpoint
CREATE INDEX "offers_provider" ON "offers" USING btree ("provider_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_provider_closed" ON "offers" USING btree ("provider_id","created_at","id") WHERE "offers"."status" in ('not_selected','withdrawn','declined','expired');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_running" ON "orders" USING btree ("request_id") WHERE "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_customer_status" ON "orders" USING btree ("customer_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_provider" ON "orders" USING btree ("provider_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_provider_status" ON "orders" USING btree ("provider_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_provider_start" ON "orders" USING btree ("provider_id","starts_at");--> statement-breakpoint
CREATE INDEX "orders_offer" ON "orders" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "outbox_recent" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("created_at") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "provider_cities_city" ON "provider_cities" USING btree ("city_id","user_id");--> statement-breakpoint
CREATE INDEX "providers_rank" ON "provider_profiles" USING btree ("rank","user_id") WHERE "provider_profiles"."is_public";--> statement-breakpoint
CREATE INDEX "providers_rating" ON "provider_profiles" USING btree ("rating","user_id") WHERE "provider_profiles"."is_public";--> statement-breakpoint
CREATE INDEX "providers_jobs" ON "provider_profiles" USING btree ("jobs_done","user_id") WHERE "provider_profiles"."is_public";--> statement-breakpoint
CREATE INDEX "providers_response" ON "provider_profiles" USING btree (coalesce("median_response", 1000000),"user_id") WHERE "provider_profiles"."is_public";--> statement-breakpoint
CREATE INDEX "providers_words" ON "provider_profiles" USING gin ("words");--> statement-breakpoint
CREATE INDEX "providers_seen" ON "provider_profiles" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "provider_services_service" ON "provider_services" USING btree ("service_id","user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_reset" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("published_at","id") WHERE "requests"."status" = 'open' and "requests"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "requests_open_service" ON "requests" USING btree ("service_id","published_at","id") WHERE "requests"."status" = 'open' and "requests"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "requests_open_city" ON "requests" USING btree ("city_id","published_at","id") WHERE "requests"."status" = 'open' and "requests"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "requests_open_service_city" ON "requests" USING btree ("service_id","city_id","published_at","id") WHERE "requests"."status" = 'open' and "requests"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "requests_open_without_offers" ON "requests" USING btree ("published_at","id") WHERE "requests"."status" = 'open' and "requests"."visibility" = 'public' and "requests"."offers_count" = 0;--> statement-breakpoint
CREATE INDEX "requests_budget" ON "requests" USING gist (int4range("budget_min", "budget_max", '[]'));--> statement-breakpoint
CREATE INDEX "requests_priced" ON "requests" USING btree ("service_id","published_at") WHERE "requests"."status" in ('assigned', 'completed');--> statement-breakpoint
CREATE INDEX "requests_terms" ON "requests" USING gin (("words" || array['s:' || "service_id", 'c:' || "city_id", 'n:' || ("publication_no" / 1000)::text])) WITH (fastupdate=false) WHERE "requests"."status" = 'open' and "requests"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "requests_customer" ON "requests" USING btree ("customer_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "requests_direct" ON "requests" USING btree ("direct_provider_id","status","published_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_draft_key" ON "requests" USING btree ("draft_key_hash");--> statement-breakpoint
CREATE INDEX "requests_unclaimed" ON "requests" USING btree ("created_at") WHERE "requests"."customer_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("order_id","author_id");--> statement-breakpoint
CREATE INDEX "reviews_provider" ON "reviews" USING btree ("provider_id","published_at","id");--> statement-breakpoint
CREATE INDEX "reviews_recent" ON "reviews" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "reviews_service" ON "reviews" USING btree ("service_id","published_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_stars" ON "reviews" USING btree ("stars","published_at","id");--> statement-breakpoint
CREATE INDEX "search_words_trigram" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "services_group" ON "services" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "services_words" ON "services" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "timers_once" ON "timers" USING btree ("subject_id","kind") WHERE "timers"."fired_at" is null;--> statement-breakpoint
CREATE INDEX "timers_due" ON "timers" USING btree ("due_at") WHERE "timers"."fired_at" is null;--> statement-breakpoint
CREATE INDEX "timers_fired" ON "timers" USING btree ("fired_at") WHERE "timers"."fired_at" is not null;--> statement-breakpoint
CREATE INDEX "timers_request" ON "timers" USING btree ("request_id","due_at") WHERE "timers"."fired_at" is null;--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "tokens_unused" ON "tokens" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_phone" ON "users" USING btree ("phone") WHERE "users"."is_verified";--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_email" ON "users" USING btree ("email") WHERE "users"."is_verified" and "users"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_pending_phone" ON "users" USING btree ("phone") WHERE not "users"."is_verified";
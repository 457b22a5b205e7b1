ALTER TABLE "provider_services" ADD COLUMN "rank" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_services" ADD COLUMN "ranked_on" date DEFAULT '2000-01-01' NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_services_rank" ON "provider_services" USING btree ("service_id","rank","user_id");--> statement-breakpoint
CREATE INDEX "provider_services_ranked" ON "provider_services" USING btree ("ranked_on","user_id");
CREATE TABLE "refunds_by_hand" (
	"gateway" text NOT NULL,
	"id" text NOT NULL,
	"refund_id" text NOT NULL,
	"round" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_by_hand_gateway_id_pk" PRIMARY KEY("gateway","id")
);
--> statement-breakpoint
ALTER TABLE "refunds_by_hand" ADD CONSTRAINT "refunds_by_hand_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
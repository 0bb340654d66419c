CREATE TABLE "stripe_payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"attempt" integer NOT NULL,
	"state" text NOT NULL,
	"session_id" text,
	"payment_intent" text,
	"requested_at" timestamp with time zone NOT NULL,
	"look_at" timestamp with time zone,
	CONSTRAINT "stripe_payments_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "stripe_payments_state_known" CHECK ("stripe_payments"."state" in ('asked', 'open', 'processing', 'paid', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "stripe_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"refusals" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "transferred_on" date;--> statement-breakpoint
CREATE INDEX "stripe_payments_look" ON "stripe_payments" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_paid_by_known" CHECK ("purchases"."paid_by" in ('built_in', 'stripe', 'transfer'));
CREATE TABLE "provider_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	"refund_id" uuid,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"respond_by" timestamp with time zone,
	"fee" integer DEFAULT 0 NOT NULL,
	"covered" integer DEFAULT 0 NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"noted_at" timestamp with time zone NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_movements_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "provider_movements_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "provider_movements_kind_known" CHECK ("provider_movements"."kind" in ('refund_failed', 'refund_outside', 'dispute')),
	CONSTRAINT "provider_movements_state_known" CHECK ("provider_movements"."state" in ('sent', 'failed', 'needs_response', 'under_review', 'won', 'lost', 'closed')),
	CONSTRAINT "provider_movements_reason_known" CHECK ("provider_movements"."reason" in ('fraudulent', 'unrecognized', 'duplicate', 'product_not_received', 'product_unacceptable', 'credit_not_processed', 'subscription_canceled', 'lost_or_stolen_card', 'expired_or_canceled_card', 'charge_for_pending_refund_disputed', 'insufficient_funds', 'declined', 'other')),
	CONSTRAINT "provider_movements_currency_code" CHECK ("provider_movements"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "provider_movements_positive" CHECK ("provider_movements"."amount" > 0),
	CONSTRAINT "provider_movements_covered_range" CHECK ("provider_movements"."covered" between 0 and "provider_movements"."amount"),
	CONSTRAINT "provider_movements_owed_range" CHECK ("provider_movements"."owed" between 0 and "provider_movements"."amount"),
	CONSTRAINT "provider_movements_of_refund" CHECK (("provider_movements"."refund_id" is not null) = ("provider_movements"."kind" = 'refund_failed'))
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_account_known";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "bank_lines" DROP CONSTRAINT "bank_lines_booked_to_known";--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD COLUMN "covered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_movements" ADD CONSTRAINT "provider_movements_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_movements_noted" ON "provider_movements" USING btree ("noted_at","id");--> statement-breakpoint
CREATE INDEX "provider_movements_purchase" ON "provider_movements" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "provider_movements_owed" ON "provider_movements" USING btree ("noted_at") WHERE owed > 0 and sent_at is null;--> statement-breakpoint
CREATE INDEX "stripe_payments_intent" ON "stripe_payments" USING btree ("payment_intent");--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD CONSTRAINT "entry_refunds_covered_range" CHECK ("entry_refunds"."covered" between 0 and "entry_refunds"."amount");--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_known" CHECK ("ledger_postings"."account" in ('cash', 'card_reader', 'bank', 'provider', 'members', 'refunds_owed', 'disputed', 'memberships', 'shows', 'fees', 'written_off'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" in ('payment', 'refund_owed', 'refund_recalled', 'refund_sent', 'refund_failed', 'refund_outside', 'refund_covered', 'dispute', 'dispute_fee', 'dispute_lost', 'journal'));--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_booked_to_known" CHECK ("bank_lines"."booked_to" in ('cash', 'card_reader', 'bank', 'provider', 'members', 'refunds_owed', 'disputed', 'memberships', 'shows', 'fees', 'written_off'));
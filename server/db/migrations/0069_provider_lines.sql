CREATE TABLE "provider_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"payout" text NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"currency" text NOT NULL,
	"purchase_id" uuid,
	"text" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"is_unknown" boolean NOT NULL,
	"outcome" text,
	"booked_to" text,
	"booked_on" date,
	"bank_line_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "provider_lines_bank_line_id_unique" UNIQUE("bank_line_id"),
	CONSTRAINT "provider_lines_kind_known" CHECK ("provider_lines"."kind" in ('payment', 'refund', 'dispute', 'fee', 'other', 'payout')),
	CONSTRAINT "provider_lines_outcome_known" CHECK ("provider_lines"."outcome" in ('booked', 'left_out')),
	CONSTRAINT "provider_lines_booked_to_known" CHECK ("provider_lines"."booked_to" in ('cash', 'card_reader', 'bank', 'provider', 'members', 'refunds_owed', 'disputed', 'memberships', 'shows', 'fees', 'written_off')),
	CONSTRAINT "provider_lines_currency_code" CHECK ("provider_lines"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "provider_lines_settled_whole" CHECK (("provider_lines"."outcome" is null) = ("provider_lines"."settled_at" is null)),
	CONSTRAINT "provider_lines_booked_whole" CHECK (("provider_lines"."outcome" is not distinct from 'booked') = ("provider_lines"."booked_to" is not null)),
	CONSTRAINT "provider_lines_settled_unknown" CHECK ("provider_lines"."outcome" is null or "provider_lines"."is_unknown")
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "provider_lines" ADD CONSTRAINT "provider_lines_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_lines" ADD CONSTRAINT "provider_lines_bank_line_id_bank_lines_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_lines_day" ON "provider_lines" USING btree ("kind","day","id");--> statement-breakpoint
CREATE INDEX "provider_lines_payout" ON "provider_lines" USING btree ("payout");--> statement-breakpoint
CREATE INDEX "provider_lines_purchase" ON "provider_lines" USING btree ("purchase_id");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" in ('payment', 'refund_owed', 'refund_recalled', 'refund_sent', 'refund_failed', 'refund_outside', 'refund_covered', 'dispute', 'dispute_fee', 'dispute_lost', 'provider_fee', 'journal'));
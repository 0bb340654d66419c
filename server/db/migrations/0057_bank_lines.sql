CREATE TABLE "statement_columns" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"columns" jsonb NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statement_columns_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"bank_id" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"purchase_id" uuid,
	"booked_to" text,
	"reason" text DEFAULT '' NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"owed_back" integer DEFAULT 0 NOT NULL,
	"sent_back_at" timestamp with time zone,
	CONSTRAINT "bank_lines_outcome_known" CHECK ("bank_lines"."outcome" in ('paid', 'refunded', 'sent', 'booked', 'left_out')),
	CONSTRAINT "bank_lines_booked_to_known" CHECK ("bank_lines"."booked_to" in ('cash', 'card_reader', 'bank', 'provider', 'members', 'refunds_owed', 'memberships', 'shows', 'fees', 'written_off')),
	CONSTRAINT "bank_lines_currency_code" CHECK ("bank_lines"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "bank_lines_not_zero" CHECK ("bank_lines"."amount" <> 0),
	CONSTRAINT "bank_lines_settled_whole" CHECK (("bank_lines"."outcome" is null) = ("bank_lines"."settled_at" is null)),
	CONSTRAINT "bank_lines_owed_back" CHECK ("bank_lines"."owed_back" between 0 and greatest("bank_lines"."amount", 0))
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_account_known";--> statement-breakpoint
ALTER TABLE "statement_columns" ADD CONSTRAINT "statement_columns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_open" ON "bank_lines" USING btree ("day","id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "bank_lines_settled" ON "bank_lines" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "bank_lines_owed_back" ON "bank_lines" USING btree ("settled_at") WHERE owed_back > 0 and sent_back_at is null;--> statement-breakpoint
CREATE INDEX "entry_refunds_created" ON "entry_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "entry_refunds_done" ON "entry_refunds" USING btree ("done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "purchases_paid" ON "purchases" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "purchases_refunded" ON "purchases" USING btree ("refund_done_at") WHERE refund_done_at is not null;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_known" CHECK ("ledger_postings"."account" in ('cash', 'card_reader', 'bank', 'provider', 'members', 'refunds_owed', 'memberships', 'shows', 'fees', 'written_off'));
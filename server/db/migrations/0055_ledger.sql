CREATE TABLE "ledger_postings" (
	"transaction_id" bigint NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ledger_postings_transaction_id_account_pk" PRIMARY KEY("transaction_id","account"),
	CONSTRAINT "ledger_postings_account_known" CHECK ("ledger_postings"."account" in ('cash', 'card_reader', 'bank', 'provider', 'members', 'refunds_owed', 'memberships', 'shows', 'fees')),
	CONSTRAINT "ledger_postings_not_zero" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"purchase_id" uuid,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" in ('payment', 'refund_owed', 'refund_recalled', 'refund_sent', 'journal')),
	CONSTRAINT "ledger_transactions_currency_code" CHECK ("ledger_transactions"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_once" ON "ledger_transactions" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_day" ON "ledger_transactions" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_purchase" ON "ledger_transactions" USING btree ("purchase_id");--> statement-breakpoint
CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a row of the ledger is neither changed nor deleted: book a correction' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "ledger_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_postings"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
CREATE FUNCTION "ledger_is_balanced"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"transaction" bigint := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
	IF (SELECT sum("amount") IS DISTINCT FROM 0 FROM "ledger_postings" WHERE "transaction_id" = "transaction") THEN
		RAISE EXCEPTION 'transaction % of the ledger does not balance', "transaction" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_balanced" AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "ledger_is_balanced"('id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_balanced" AFTER INSERT ON "ledger_postings" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "ledger_is_balanced"('transaction_id');

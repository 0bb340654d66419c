CREATE TABLE "invoice_series" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	"last_on" date NOT NULL,
	CONSTRAINT "invoice_series_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "invoice_series_kind_known" CHECK ("invoice_series"."kind" in ('invoice', 'correction')),
	CONSTRAINT "invoice_series_positive" CHECK ("invoice_series"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"form" text NOT NULL,
	"locale" text NOT NULL,
	"user_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"corrects_id" uuid,
	"reason_code" text,
	"reason" text DEFAULT '' NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" text NOT NULL,
	"sold_on" date NOT NULL,
	"paid_with" text NOT NULL,
	"currency" text NOT NULL,
	"rate" integer,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"gross" integer NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_address" text NOT NULL,
	"buyer_tax_number" text NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_corrects_id_unique" UNIQUE("corrects_id"),
	CONSTRAINT "invoices_number_once" UNIQUE("kind","year","sequence"),
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('invoice', 'correction')),
	CONSTRAINT "invoices_form_known" CHECK ("invoices"."form" in ('gb', 'pl')),
	CONSTRAINT "invoices_locale_known" CHECK ("invoices"."locale" in ('en', 'pl')),
	CONSTRAINT "invoices_reason_code_known" CHECK ("invoices"."reason_code" in ('refund', 'refund_recalled', 'buyer')),
	CONSTRAINT "invoices_paid_with_known" CHECK ("invoices"."paid_with" in ('cash', 'card_reader', 'bank', 'provider')),
	CONSTRAINT "invoices_currency_known" CHECK ("invoices"."currency" in ('GBP', 'EUR', 'PLN')),
	CONSTRAINT "invoices_sequence_positive" CHECK ("invoices"."sequence" > 0),
	CONSTRAINT "invoices_year_of_day" CHECK ("invoices"."year" = extract(year from "invoices"."issued_on")),
	CONSTRAINT "invoices_sums" CHECK ("invoices"."net" + "invoices"."tax" = "invoices"."gross"),
	CONSTRAINT "invoices_rate_range" CHECK ("invoices"."rate" between 0 and 10000),
	CONSTRAINT "invoices_tax_has_rate" CHECK ("invoices"."rate" is not null or "invoices"."tax" = 0),
	CONSTRAINT "invoices_of_something" CHECK ("invoices"."kind" <> 'invoice' or "invoices"."gross" > 0),
	CONSTRAINT "invoices_reason_of_correction" CHECK (("invoices"."kind" = 'correction') = ("invoices"."corrects_id" is not null) and ("invoices"."kind" = 'correction') = ("invoices"."reason_code" is not null))
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_of_purchase" ON "invoices" USING btree ("purchase_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_purchase" ON "invoices" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invoices_day" ON "invoices" USING btree ("issued_on","kind","sequence");--> statement-breakpoint
CREATE FUNCTION "invoices_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'an invoice is neither changed nor deleted: issue a correction' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "invoices_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices"
	FOR EACH STATEMENT EXECUTE FUNCTION "invoices_are_append_only"();
--> statement-breakpoint
CREATE FUNCTION "invoice_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."sequence" > 1 AND NOT EXISTS (
		SELECT FROM "invoices" WHERE "kind" = NEW."kind" AND "year" = NEW."year" AND "sequence" = NEW."sequence" - 1
	) THEN
		RAISE EXCEPTION 'no document has the number before %', NEW."number" USING ERRCODE = 'check_violation';
	END IF;
	IF NEW."corrects_id" IS NOT NULL AND NOT EXISTS (
		SELECT FROM "invoices" WHERE "id" = NEW."corrects_id" AND "purchase_id" = NEW."purchase_id" AND "user_id" = NEW."user_id"
	) THEN
		RAISE EXCEPTION '% corrects a document of another purchase', NEW."number" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "invoices_follow" BEFORE INSERT ON "invoices"
	FOR EACH ROW EXECUTE FUNCTION "invoice_follows"();

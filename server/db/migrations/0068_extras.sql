CREATE TABLE "show_extras" (
	"id" uuid PRIMARY KEY NOT NULL,
	"show_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"options" jsonb NOT NULL,
	"limit_in_all" integer,
	"per_member" integer,
	"sold_until" date,
	"paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "show_extras_kind_known" CHECK ("show_extras"."kind" in ('camping', 'parking', 'catalogue', 'clothing', 'meal', 'other')),
	CONSTRAINT "show_extras_currency_known" CHECK ("show_extras"."currency" in ('GBP', 'EUR', 'PLN')),
	CONSTRAINT "show_extras_price_range" CHECK ("show_extras"."price" >= 0),
	CONSTRAINT "show_extras_limits_range" CHECK ("show_extras"."limit_in_all" >= 0 and "show_extras"."per_member" > 0)
);
--> statement-breakpoint
CREATE TABLE "sold_extras" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"extra_id" uuid NOT NULL,
	"option_id" uuid,
	"name" jsonb NOT NULL,
	"option" jsonb,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"terms_changed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "sold_extras_quantity_positive" CHECK ("sold_extras"."quantity" > 0),
	CONSTRAINT "sold_extras_price_range" CHECK ("sold_extras"."price" >= 0),
	CONSTRAINT "sold_extras_option_named" CHECK (("sold_extras"."option_id" is null) = ("sold_extras"."option" is null))
);
--> statement-breakpoint
ALTER TABLE "entry_refunds" DROP CONSTRAINT "entry_refunds_of_one";--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD COLUMN "sold_extra_id" uuid;--> statement-breakpoint
ALTER TABLE "show_extras" ADD CONSTRAINT "show_extras_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_extras" ADD CONSTRAINT "sold_extras_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_extras" ADD CONSTRAINT "sold_extras_extra_id_show_extras_id_fk" FOREIGN KEY ("extra_id") REFERENCES "public"."show_extras"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "show_extras_show" ON "show_extras" USING btree ("show_id","created_at");--> statement-breakpoint
CREATE INDEX "sold_extras_purchase" ON "sold_extras" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "sold_extras_extra" ON "sold_extras" USING btree ("extra_id");--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD CONSTRAINT "entry_refunds_sold_extra_id_sold_extras_id_fk" FOREIGN KEY ("sold_extra_id") REFERENCES "public"."sold_extras"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD CONSTRAINT "entry_refunds_extra_once" UNIQUE("sold_extra_id");--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD CONSTRAINT "entry_refunds_of_one" CHECK (num_nonnulls("entry_refunds"."entry_id", "entry_refunds"."sold_extra_id", "entry_refunds"."recorded_by") = 1);--> statement-breakpoint
CREATE FUNCTION "refuse_oversold_extra"("which" uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"extra" "show_extras"%ROWTYPE;
BEGIN
	SELECT * INTO "extra" FROM "show_extras" WHERE "id" = "which" FOR UPDATE;
	IF EXISTS (
		SELECT FROM (
			SELECT coalesce(sum("sold"."quantity"), 0) AS "all" FROM "sold_extras" "sold"
			JOIN "purchases" ON "purchases"."id" = "sold"."purchase_id"
			WHERE "sold"."extra_id" = "which" AND "sold"."withdrawn_at" IS NULL AND "purchases"."status" IN ('pending', 'paid')
		) "total" WHERE "total"."all" > "extra"."limit_in_all"
	) OR EXISTS (
		SELECT FROM jsonb_array_elements("extra"."options") "one" WHERE (
			SELECT coalesce(sum("sold"."quantity"), 0) FROM "sold_extras" "sold"
			JOIN "purchases" ON "purchases"."id" = "sold"."purchase_id"
			WHERE "sold"."extra_id" = "which" AND "sold"."withdrawn_at" IS NULL AND "purchases"."status" IN ('pending', 'paid')
				AND "sold"."option_id" = ("one"->>'id')::uuid
		) > ("one"->>'limit')::integer
	) THEN
		RAISE EXCEPTION 'more of an extra are sold than there are' USING ERRCODE = 'check_violation', CONSTRAINT = 'extras_never_oversold';
	END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "sold_extra_is_left"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refuse_oversold_extra"(NEW."extra_id");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sold_extras_never_oversold" AFTER INSERT ON "sold_extras"
	FOR EACH ROW EXECUTE FUNCTION "sold_extra_is_left"();
--> statement-breakpoint
CREATE FUNCTION "extras_of_purchase_are_left"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refuse_oversold_extra"("extra_id") FROM (
		SELECT DISTINCT "extra_id" FROM "sold_extras" WHERE "purchase_id" = NEW."id" AND "withdrawn_at" IS NULL ORDER BY "extra_id"
	) "sold";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "purchases_never_oversell_extras" AFTER UPDATE OF "status" ON "purchases"
	FOR EACH ROW WHEN (OLD."status" NOT IN ('pending', 'paid') AND NEW."status" IN ('pending', 'paid'))
	EXECUTE FUNCTION "extras_of_purchase_are_left"();

CREATE TABLE "judge_contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"show_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"fee" integer NOT NULL,
	"travel_kind" text NOT NULL,
	"travel" integer NOT NULL,
	"currency" text NOT NULL,
	"provided" text NOT NULL,
	"signed_on" date,
	"document" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "judge_contracts_once" UNIQUE("show_id","person_id"),
	CONSTRAINT "judge_contracts_travel_kind_known" CHECK ("judge_contracts"."travel_kind" in ('none', 'fixed', 'receipts')),
	CONSTRAINT "judge_contracts_currency_known" CHECK ("judge_contracts"."currency" in ('GBP', 'EUR', 'PLN')),
	CONSTRAINT "judge_contracts_never_negative" CHECK ("judge_contracts"."fee" >= 0 and "judge_contracts"."travel" >= 0),
	CONSTRAINT "judge_contracts_travel_agreed" CHECK (("judge_contracts"."travel_kind" = 'none') = ("judge_contracts"."travel" = 0)),
	CONSTRAINT "judge_contracts_signed_whole" CHECK (("judge_contracts"."signed_on" is null) = ("judge_contracts"."document" is null))
);
--> statement-breakpoint
ALTER TABLE "judge_contracts" ADD CONSTRAINT "judge_contracts_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_contracts" ADD CONSTRAINT "judge_contracts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION "keep_signed_contract"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."signed_on" IS NULL THEN
		RETURN COALESCE(NEW, OLD);
	END IF;
	-- A signed one is made a draft again as it is, and nothing else.
	IF TG_OP = 'DELETE' OR NEW."signed_on" IS NOT NULL
		OR (NEW."show_id", NEW."person_id", NEW."fee", NEW."travel_kind", NEW."travel", NEW."currency", NEW."provided")
			IS DISTINCT FROM (OLD."show_id", OLD."person_id", OLD."fee", OLD."travel_kind", OLD."travel", OLD."currency", OLD."provided") THEN
		RAISE EXCEPTION 'a signed contract is kept as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'judge_contracts_signed_kept';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "judge_contracts_signed_kept" BEFORE UPDATE OR DELETE ON "judge_contracts"
	FOR EACH ROW EXECUTE FUNCTION "keep_signed_contract"();

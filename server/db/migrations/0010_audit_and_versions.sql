CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"on_behalf_of" uuid,
	"request_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"why" text
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "flags" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_on_behalf_of" ON "audit" USING btree ("on_behalf_of","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor","id");--> statement-breakpoint
CREATE FUNCTION "audit_erased"("fields" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_object_agg("key", NULL) FROM jsonb_each("fields")
$$;
--> statement-breakpoint
CREATE FUNCTION "audit_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"erased" "audit"%ROWTYPE;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		"erased" := OLD;
		"erased"."before" := "audit_erased"(OLD."before");
		"erased"."after" := "audit_erased"(OLD."after");
		IF NEW IS NOT DISTINCT FROM "erased" AND EXISTS (
			SELECT FROM "users" WHERE "id" = OLD."on_behalf_of" AND "deleted_at" IS NOT NULL
		) THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'a row of the audit is neither changed nor deleted' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_append_only" BEFORE UPDATE OR DELETE ON "audit"
	FOR EACH ROW EXECUTE FUNCTION "audit_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "audit_never_emptied" BEFORE TRUNCATE ON "audit"
	FOR EACH STATEMENT EXECUTE FUNCTION "audit_is_append_only"();

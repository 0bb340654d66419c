CREATE SEQUENCE "public"."member_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "member_number" integer;--> statement-breakpoint
ALTER TABLE "dogs" ADD COLUMN "public_results" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_member_number_unique" UNIQUE("member_number");--> statement-breakpoint
UPDATE "users" SET "member_number" = "ordered"."number" FROM (
	SELECT "id", row_number() OVER (ORDER BY "registered_at", "created_at", "id") AS "number" FROM "users" WHERE "registered_at" IS NOT NULL
) AS "ordered" WHERE "ordered"."id" = "users"."id";--> statement-breakpoint
SELECT setval('member_numbers', (SELECT coalesce(max("member_number"), 0) + 1 FROM "users"), false);--> statement-breakpoint
CREATE FUNCTION "give_member_number"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."member_number" := nextval('member_numbers');
	RETURN NEW;
END $$;--> statement-breakpoint
-- A trigger, so that a server of the version before numbers its members too.
CREATE TRIGGER "users_member_number" BEFORE INSERT OR UPDATE OF "registered_at" ON "users"
	FOR EACH ROW WHEN (NEW."registered_at" IS NOT NULL AND NEW."member_number" IS NULL) EXECUTE FUNCTION "give_member_number"();

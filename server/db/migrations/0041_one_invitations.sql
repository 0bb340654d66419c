CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dog_id" uuid,
	"person_id" uuid,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "invitations_kind_known" CHECK ("invitations"."kind" in ('manager', 'owner', 'judge', 'approver', 'household')),
	CONSTRAINT "invitations_state_known" CHECK ("invitations"."state" in ('open', 'accepted', 'declined')),
	CONSTRAINT "invitations_of_dog" CHECK (("invitations"."dog_id" is not null) = ("invitations"."kind" in ('manager', 'owner'))),
	CONSTRAINT "invitations_of_person" CHECK (("invitations"."person_id" is not null) = ("invitations"."kind" in ('judge', 'approver')))
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_of_dog" ON "invitations" USING btree ("dog_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_of_person" ON "invitations" USING btree ("person_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_household_once" ON "invitations" USING btree ("invited_by","email") WHERE kind = 'household' and state <> 'accepted';--> statement-breakpoint
CREATE INDEX "invitations_dog" ON "invitations" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_expires" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
INSERT INTO "invitations" ("id", "kind", "dog_id", "email", "token_hash", "invited_by", "state", "created_at", "expires_at")
	SELECT "id", "kind", "dog_id", "email", "token_hash", "invited_by", "state", "created_at", "expires_at" FROM "dog_invitations";--> statement-breakpoint
INSERT INTO "invitations" ("id", "kind", "person_id", "email", "token_hash", "invited_by", "state", "created_at", "expires_at")
	SELECT "id", "role", "person_id", "email", "token_hash", "invited_by", "state", "created_at", "expires_at" FROM "person_invitations";--> statement-breakpoint
-- A household had no link: these are answered in the profile alone.
INSERT INTO "invitations" ("id", "kind", "email", "token_hash", "invited_by", "state", "created_at", "expires_at")
	SELECT "id", 'household', "email", encode(sha256(gen_random_uuid()::text::bytea), 'hex'), "asked_by",
		CASE WHEN "declined_at" IS NULL THEN 'open' ELSE 'declined' END, "created_at", "created_at" + interval '30 days'
	FROM "households" WHERE "agreed_by" IS NULL;--> statement-breakpoint
DELETE FROM "households" WHERE "agreed_by" IS NULL;--> statement-breakpoint
DROP TABLE "dog_invitations";--> statement-breakpoint
DROP TABLE "person_invitations";--> statement-breakpoint
-- For servers of the version before, until a later migration drops them: the views take their writes too, and a household that
-- one of them asks about becomes an invitation. "email" and "declined_at" of "households" stay empty.
CREATE VIEW "dog_invitations" AS
	SELECT "id", "dog_id", "kind", "email", "token_hash", "invited_by", "state", "created_at", "expires_at"
	FROM "invitations" WHERE "dog_id" IS NOT NULL;--> statement-breakpoint
CREATE VIEW "person_invitations" AS
	SELECT "id", "person_id", "kind" AS "role", "email", "token_hash", "invited_by", "state", "created_at", "expires_at"
	FROM "invitations" WHERE "person_id" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION "household_asked"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO invitations (id, kind, email, token_hash, invited_by, created_at, expires_at)
		VALUES (NEW.id, 'household', NEW.email, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), NEW.asked_by, NEW.created_at,
			NEW.created_at + interval '30 days')
		ON CONFLICT DO NOTHING;
	DELETE FROM households WHERE id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "household_asked" AFTER INSERT ON "households"
	FOR EACH ROW WHEN (NEW.agreed_by IS NULL) EXECUTE FUNCTION "household_asked"();

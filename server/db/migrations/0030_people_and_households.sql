CREATE TABLE "households" (
	"id" uuid PRIMARY KEY NOT NULL,
	"asked_by" uuid NOT NULL,
	"email" text,
	"agreed_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	CONSTRAINT "households_asked_or_agreed" CHECK (("households"."agreed_by" is null) = ("households"."email" is not null)),
	CONSTRAINT "households_agreed_when" CHECK (("households"."agreed_by" is null) = ("households"."agreed_at" is null)),
	CONSTRAINT "households_of_two" CHECK ("households"."agreed_by" <> "households"."asked_by")
);
--> statement-breakpoint
CREATE TABLE "person_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "person_invitations_role_known" CHECK ("person_invitations"."role" in ('judge', 'approver')),
	CONSTRAINT "person_invitations_state_known" CHECK ("person_invitations"."state" in ('open', 'accepted'))
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "show_judges" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "show_judges" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "show_judges" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "households" ADD CONSTRAINT "households_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "households" ADD CONSTRAINT "households_agreed_by_users_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_invitations" ADD CONSTRAINT "person_invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_invitations" ADD CONSTRAINT "person_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "households_asked_once" ON "households" USING btree ("asked_by","email");--> statement-breakpoint
CREATE UNIQUE INDEX "households_pair_once" ON "households" USING btree (least("asked_by", "agreed_by"),greatest("asked_by", "agreed_by")) WHERE agreed_by is not null;--> statement-breakpoint
CREATE INDEX "households_email" ON "households" USING btree ("email");--> statement-breakpoint
CREATE INDEX "households_agreed_by" ON "households" USING btree ("agreed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "person_invitations_one_open" ON "person_invitations" USING btree ("person_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "person_invitations_invited_by" ON "person_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "person_invitations_email" ON "person_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "person_invitations_expires" ON "person_invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "show_judges" ADD CONSTRAINT "show_judges_answer_known" CHECK ("show_judges"."answer" in ('accepted', 'declined'));--> statement-breakpoint
ALTER TABLE "show_judges" ADD CONSTRAINT "show_judges_answered_when" CHECK (("show_judges"."answer" is null) = ("show_judges"."answered_at" is null));
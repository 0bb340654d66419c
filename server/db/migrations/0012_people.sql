-- Servers of the version before still read "judges", "judge_id" and "approvers": they are left to them, filled as they are
-- now, until a later migration drops the three.
ALTER TABLE "judges" RENAME TO "people";--> statement-breakpoint
ALTER TABLE "people" RENAME CONSTRAINT "judges_pkey" TO "people_pkey";--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "account_id" uuid CONSTRAINT "people_account_once" UNIQUE;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "judges" AS SELECT "id", "name" FROM "people";--> statement-breakpoint
ALTER TABLE "show_judges" RENAME COLUMN "judge_id" TO "person_id";--> statement-breakpoint
ALTER TABLE "show_judges" RENAME CONSTRAINT "show_judges_show_id_judge_id_pk" TO "show_judges_show_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "show_judges" RENAME CONSTRAINT "show_judges_judge_id_judges_id_fk" TO "show_judges_person_id_people_id_fk";--> statement-breakpoint
ALTER TABLE "show_judges" ADD COLUMN "judge_id" uuid GENERATED ALWAYS AS ("person_id") STORED;--> statement-breakpoint
CREATE TABLE "show_approvers" (
	"show_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "show_approvers_show_id_person_id_pk" PRIMARY KEY("show_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "show_approvers" ADD CONSTRAINT "show_approvers_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_approvers" ADD CONSTRAINT "show_approvers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "people" ("name")
	SELECT DISTINCT "approver" FROM "shows", unnest("approvers") "approver"
	WHERE NOT EXISTS (SELECT FROM "people" WHERE "people"."name" = "approver");--> statement-breakpoint
INSERT INTO "show_approvers" ("show_id", "person_id")
	SELECT DISTINCT "shows"."id", "named"."id" FROM "shows", unnest("approvers") "approver"
	JOIN (SELECT DISTINCT ON ("name") "name", "id" FROM "people" ORDER BY "name", "id") "named" ON "named"."name" = "approver";--> statement-breakpoint
ALTER TABLE "shows" ALTER COLUMN "approvers" SET DEFAULT '{}';

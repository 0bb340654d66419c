CREATE TABLE "show_proposal_agreements" (
	"proposal_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "show_proposal_agreements_proposal_id_person_id_pk" PRIMARY KEY("proposal_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "show_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"show_id" uuid NOT NULL,
	"author_id" uuid,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"why" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_as" text,
	CONSTRAINT "show_proposals_ended_as_known" CHECK ("show_proposals"."ended_as" in ('applied', 'withdrawn', 'returned', 'outdated')),
	CONSTRAINT "show_proposals_ended_how" CHECK (("show_proposals"."ended_at" is null) = ("show_proposals"."ended_as" is null))
);
--> statement-breakpoint
ALTER TABLE "show_proposal_agreements" ADD CONSTRAINT "show_proposal_agreements_proposal_id_show_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."show_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_proposal_agreements" ADD CONSTRAINT "show_proposal_agreements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_proposals" ADD CONSTRAINT "show_proposals_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_proposals" ADD CONSTRAINT "show_proposals_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "show_proposals_open" ON "show_proposals" USING btree ("show_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "show_proposals_author" ON "show_proposals" USING btree ("author_id");
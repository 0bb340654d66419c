CREATE TABLE "show_approvals" (
	"show_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"remarks" text,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "show_approvals_show_id_person_id_pk" PRIMARY KEY("show_id","person_id"),
	CONSTRAINT "show_approvals_decision_known" CHECK ("show_approvals"."decision" in ('agreed', 'returned')),
	CONSTRAINT "show_approvals_returned_why" CHECK ("show_approvals"."decision" = 'agreed' or "show_approvals"."remarks" is not null)
);
--> statement-breakpoint
ALTER TABLE "shows" DROP CONSTRAINT "shows_state_known";--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "show_approvals" ADD CONSTRAINT "show_approvals_of_approver" FOREIGN KEY ("show_id","person_id") REFERENCES "public"."show_approvers"("show_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shows_to_finish" ON "shows" USING btree ("end_date") WHERE state = 'published';--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_state_known" CHECK ("shows"."state" in ('draft', 'submitted', 'returned', 'approved', 'published', 'finished', 'cancelled'));
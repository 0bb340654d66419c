CREATE TABLE "problem_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"text" text NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problem_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"user_id" uuid,
	"email" text,
	"locale" text NOT NULL,
	"description" text NOT NULL,
	"page" text NOT NULL,
	"version" text NOT NULL,
	"browser" text NOT NULL,
	"crash_message" text,
	"crash_stack" text,
	"trace" text,
	"failed_step" integer,
	"reported_at" timestamp with time zone NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "problem_reports_key" UNIQUE("key"),
	CONSTRAINT "problem_reports_locale_known" CHECK ("problem_reports"."locale" in ('en', 'pl')),
	CONSTRAINT "problem_reports_one_sender" CHECK ("problem_reports"."user_id" is null or "problem_reports"."email" is null),
	CONSTRAINT "problem_reports_crash_whole" CHECK (("problem_reports"."crash_message" is null) = ("problem_reports"."crash_stack" is null))
);
--> statement-breakpoint
ALTER TABLE "problem_answers" ADD CONSTRAINT "problem_answers_report_id_problem_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."problem_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_answers" ADD CONSTRAINT "problem_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_answers_report" ON "problem_answers" USING btree ("report_id","answered_at");--> statement-breakpoint
CREATE INDEX "problem_answers_admin" ON "problem_answers" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "problem_reports_reported" ON "problem_reports" USING btree ("reported_at","id");--> statement-breakpoint
CREATE INDEX "problem_reports_open" ON "problem_reports" USING btree ("reported_at") WHERE answers = 0;--> statement-breakpoint
CREATE INDEX "problem_reports_user" ON "problem_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "problem_reports_email" ON "problem_reports" USING btree ("email") WHERE email is not null;
CREATE TABLE "course_remarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "course_remarks_place" CHECK ("course_remarks"."x" between 0 and 1000 and "course_remarks"."y" between 0 and 1000),
	CONSTRAINT "course_remarks_answer_whole" CHECK (("course_remarks"."answer" is null) = ("course_remarks"."answered_by" is null) and ("course_remarks"."answer" is null) = ("course_remarks"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "course_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_reviews_once" UNIQUE("course_id","reviewer_id"),
	CONSTRAINT "course_reviews_decision_known" CHECK ("course_reviews"."decision" in ('returned', 'signed'))
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"picture" text NOT NULL,
	"file" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "courses_picture" UNIQUE("picture"),
	CONSTRAINT "courses_number_once" UNIQUE("class_id","number"),
	CONSTRAINT "courses_kind_known" CHECK ("courses"."kind" in ('pdf', 'png', 'jpeg', 'svg')),
	CONSTRAINT "courses_number_positive" CHECK ("courses"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "course_remarks" ADD CONSTRAINT "course_remarks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_remarks" ADD CONSTRAINT "course_remarks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_remarks" ADD CONSTRAINT "course_remarks_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_remarks_course" ON "course_remarks" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_remarks_author" ON "course_remarks" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "course_reviews_reviewer" ON "course_reviews" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "courses_uploader" ON "courses" USING btree ("uploaded_by");
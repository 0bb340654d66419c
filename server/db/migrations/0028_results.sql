CREATE TABLE "results" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"faults" integer NOT NULL,
	"refusals" integer NOT NULL,
	"time" integer,
	"outcome" text NOT NULL,
	"place" integer,
	"total" integer,
	"rank" integer,
	CONSTRAINT "results_outcome_known" CHECK ("results"."outcome" in ('run', 'eliminated', 'not_run')),
	CONSTRAINT "results_never_negative" CHECK ("results"."faults" >= 0 and "results"."refusals" >= 0),
	CONSTRAINT "results_time_positive" CHECK ("results"."time" > 0)
);
--> statement-breakpoint
CREATE TABLE "class_results" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"course_time" integer,
	"course_length" integer,
	"published_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leagues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_pl" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"type" text,
	"height" text,
	"first_rank" integer,
	"last_rank" integer,
	"points" integer[] NOT NULL,
	"best_results" integer NOT NULL,
	CONSTRAINT "leagues_slug" UNIQUE("slug"),
	CONSTRAINT "leagues_type_known" CHECK ("leagues"."type" in ('agility', 'jumping')),
	CONSTRAINT "leagues_height_known" CHECK ("leagues"."height" in ('any', 'extra_small', 'small', 'medium', 'intermediate', 'large')),
	CONSTRAINT "leagues_season_forward" CHECK ("leagues"."starts_on" <= "leagues"."ends_on"),
	CONSTRAINT "leagues_best_results_some" CHECK ("leagues"."best_results" > 0)
);
--> statement-breakpoint
CREATE TABLE "running_orders" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"entry_ids" uuid[] NOT NULL,
	"published" uuid[],
	"published_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_class_id_class_results_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class_results"("class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_results" ADD CONSTRAINT "class_results_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_orders" ADD CONSTRAINT "running_orders_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "results_class" ON "results" USING btree ("class_id");
CREATE TABLE "result_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" uuid NOT NULL,
	"reason" text,
	"entry_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "rule_sets" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"valid_from" date NOT NULL,
	"name_en" text NOT NULL,
	"name_pl" text NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "rule_sets_key_version_pk" PRIMARY KEY("key","version"),
	CONSTRAINT "rule_sets_one_a_day" UNIQUE("key","valid_from")
);
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "level" integer;
--> statement-breakpoint
ALTER TABLE "class_results" ADD COLUMN "maximum_time" integer;
--> statement-breakpoint
ALTER TABLE "class_results" ADD COLUMN "rule_set" text;
--> statement-breakpoint
ALTER TABLE "class_results" ADD COLUMN "rule_version" integer;
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "rule_set" text;
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "scale" text DEFAULT 'nexus' NOT NULL;
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "placed_by" text;
--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "rule_set" text DEFAULT 'house' NOT NULL;
--> statement-breakpoint
ALTER TABLE "result_corrections" ADD CONSTRAINT "result_corrections_class_id_class_results_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class_results"("class_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "result_corrections_class" ON "result_corrections" USING btree ("class_id","id");
--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_scale_known" CHECK ("classes"."scale" in ('nexus', 'fci', 'kennel_club'));
--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_placed_by_known" CHECK ("classes"."placed_by" in ('together', 'height', 'level'));
--> statement-breakpoint
UPDATE "class_results" SET "rule_set" = 'house', "rule_version" = 1 WHERE "revision" > 0;

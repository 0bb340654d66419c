ALTER TABLE "entries" ADD COLUMN "team" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "team" text;--> statement-breakpoint
ALTER TABLE "class_results" ADD COLUMN "placed_by" text;--> statement-breakpoint
ALTER TABLE "leagues" ADD COLUMN "grouped_by" text;--> statement-breakpoint
ALTER TABLE "leagues" ADD COLUMN "most_faults" integer;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "kind" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "team_size" integer;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "team_counts" integer;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "combined_as" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "classes_cancelled" ON "classes" USING btree ("id") WHERE cancelled_at is not null;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_points_range" CHECK ("results"."points" between 0 and 999);--> statement-breakpoint
ALTER TABLE "class_results" ADD CONSTRAINT "class_results_placed_by_known" CHECK ("class_results"."placed_by" in ('together', 'height', 'level'));--> statement-breakpoint
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_grouped_by_known" CHECK ("leagues"."grouped_by" in ('together', 'height', 'level'));--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_cancelled_why" CHECK (("classes"."cancelled_at" is null) = ("classes"."cancel_reason" is null));--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_kind_known" CHECK ("classes"."kind" in ('standard', 'time_plus_faults', 'points', 'not_for_competition'));--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_team_size_range" CHECK ("classes"."team_size" between 2 and 4);--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_team_counts_range" CHECK ("classes"."team_counts" between 1 and "classes"."team_size");
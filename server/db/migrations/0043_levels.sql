CREATE TABLE "dog_levels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dog_levels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dog_id" uuid NOT NULL,
	"rank_before" integer NOT NULL,
	"rank" integer NOT NULL,
	"effective_from" date NOT NULL,
	"source" text NOT NULL,
	"decided_by" uuid,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "dog_levels_source_known" CHECK ("dog_levels"."source" in ('results', 'desk'))
);
--> statement-breakpoint
CREATE TABLE "level_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dog_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"counted_from" date,
	"earned_on" date NOT NULL,
	"clear_rounds" integer NOT NULL,
	"agility_rounds" integer NOT NULL,
	"needed" integer NOT NULL,
	"needed_in_agility" integer NOT NULL,
	"state" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	"flagged_at" timestamp with time zone,
	CONSTRAINT "level_proposals_state_known" CHECK ("level_proposals"."state" in ('open', 'confirmed', 'declined', 'withdrawn', 'kept')),
	CONSTRAINT "level_proposals_rounds_some" CHECK ("level_proposals"."clear_rounds" >= 0 and "level_proposals"."agility_rounds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "dogs" ADD COLUMN "levels_ahead" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dogs" ADD COLUMN "kennel_club_grade_on" date;--> statement-breakpoint
ALTER TABLE "dogs" ADD COLUMN "fci_level_on" date;--> statement-breakpoint
ALTER TABLE "class_results" ADD COLUMN "counted_version" integer;--> statement-breakpoint
ALTER TABLE "dog_levels" ADD CONSTRAINT "dog_levels_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dog_levels" ADD CONSTRAINT "dog_levels_rank_nexus_ranks_rank_fk" FOREIGN KEY ("rank") REFERENCES "public"."nexus_ranks"("rank") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dog_levels" ADD CONSTRAINT "dog_levels_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_proposals" ADD CONSTRAINT "level_proposals_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_proposals" ADD CONSTRAINT "level_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dog_levels_dog" ON "dog_levels" USING btree ("dog_id","effective_from","id");--> statement-breakpoint
CREATE INDEX "dog_levels_decided_by" ON "dog_levels" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "level_proposals_one_open" ON "level_proposals" USING btree ("dog_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "level_proposals_dog" ON "level_proposals" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "level_proposals_decided_by" ON "level_proposals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "level_proposals_waiting" ON "level_proposals" USING btree ("proposed_at") WHERE state = 'open' or (state = 'confirmed' and flagged_at is not null);--> statement-breakpoint
CREATE INDEX "dogs_levels_ahead" ON "dogs" USING btree ("id") WHERE levels_ahead <> '[]'::jsonb;--> statement-breakpoint
-- What was published before moves no dog: its owner has stated the level since.
UPDATE "class_results" SET "counted_version" = "version";

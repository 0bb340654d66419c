ALTER TABLE "results" ADD COLUMN "dog_name" text;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "handler" text;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "height" text;--> statement-breakpoint
UPDATE "results" SET
	"dog_name" = "dogs"."name",
	"handler" = CASE WHEN "entries"."handler" = 'member' THEN "users"."name" ELSE "entries"."handler_name" END,
	"height" = CASE
		WHEN coalesce("dogs"."measured_height", "dogs"."declared_height") IS NULL THEN 'not_measured'
		WHEN coalesce("dogs"."measured_height", "dogs"."declared_height") <= 300 THEN 'extra_small'
		WHEN coalesce("dogs"."measured_height", "dogs"."declared_height") <= 350 THEN 'small'
		WHEN coalesce("dogs"."measured_height", "dogs"."declared_height") <= 430 THEN 'medium'
		WHEN coalesce("dogs"."measured_height", "dogs"."declared_height") <= 500 THEN 'intermediate'
		ELSE 'large'
	END,
	"rank" = coalesce("results"."rank", "dogs"."nexus_rank")
	FROM "entries"
	JOIN "dogs" ON "dogs"."id" = "entries"."dog_id"
	JOIN "purchases" ON "purchases"."id" = "entries"."purchase_id"
	JOIN "users" ON "users"."id" = "purchases"."user_id"
	WHERE "entries"."id" = "results"."entry_id";

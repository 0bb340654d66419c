ALTER TABLE "classes" ADD COLUMN "begun" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "classes" SET "begun" = true WHERE
	EXISTS (SELECT FROM "running_orders" WHERE "running_orders"."class_id" = "classes"."id" AND "running_orders"."published_at" IS NOT NULL)
	OR EXISTS (SELECT FROM "results" WHERE "results"."class_id" = "classes"."id");

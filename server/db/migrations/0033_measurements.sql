CREATE TABLE "dog_measurements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dog_measurements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dog_id" uuid NOT NULL,
	"height" integer NOT NULL,
	"kind" text NOT NULL,
	"measured_by" uuid,
	"measured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dog_measurements_kind_known" CHECK ("dog_measurements"."kind" in ('imported', 'first', 'confirming', 'differing', 'deciding')),
	CONSTRAINT "dog_measurements_height_positive" CHECK ("dog_measurements"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "height_disputes" (
	"measurement_id" bigint PRIMARY KEY NOT NULL,
	"raised_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"raised_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dog_measurements" ADD CONSTRAINT "dog_measurements_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dog_measurements" ADD CONSTRAINT "dog_measurements_measured_by_users_id_fk" FOREIGN KEY ("measured_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "height_disputes" ADD CONSTRAINT "height_disputes_measurement_id_dog_measurements_id_fk" FOREIGN KEY ("measurement_id") REFERENCES "public"."dog_measurements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "height_disputes" ADD CONSTRAINT "height_disputes_raised_by_users_id_fk" FOREIGN KEY ("raised_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dog_measurements_dog" ON "dog_measurements" USING btree ("dog_id","id");--> statement-breakpoint
CREATE INDEX "dog_measurements_measurer" ON "dog_measurements" USING btree ("measured_by");--> statement-breakpoint
CREATE INDEX "dog_measurements_differing" ON "dog_measurements" USING btree ("dog_id") WHERE kind = 'differing';--> statement-breakpoint
CREATE INDEX "height_disputes_raised_by" ON "height_disputes" USING btree ("raised_by");--> statement-breakpoint
-- Heights that were measured so far, each by whoever is known to have said it last.
INSERT INTO "dog_measurements" ("dog_id", "height", "kind", "measured_by", "measured_at")
SELECT d."id", d."measured_height", CASE WHEN h."said_by" IS NULL THEN 'imported' ELSE 'first' END, h."said_by", coalesce(h."at", d."created_at")
FROM "dogs" d LEFT JOIN LATERAL (
  SELECT "said_by", "at" FROM "dog_history"
  WHERE "dog_id" = d."id" AND "field" = 'height' AND "source" = 'measured' AND "value" = d."measured_height"::text
  ORDER BY "id" DESC LIMIT 1
) h ON true
WHERE d."measured_height" > 0;

ALTER TABLE "entries" ADD COLUMN "terms_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_merged_into_classes_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shows" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "draw_applications_untold" ON "draw_applications" USING btree ("show_id") WHERE told_at is null;--> statement-breakpoint
UPDATE "shows" SET "published_at" = least("entries_open_at", now()) WHERE "state" in ('published', 'finished', 'cancelled');

ALTER TABLE "entries" ADD COLUMN "unfit_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "entries_unfit" ON "entries" USING btree ("id") WHERE unfit_since is not null;
ALTER TABLE "shows" ADD COLUMN "show_places" integer;--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "day_places" integer;--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "member_runs" integer;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_limits_positive" CHECK ("shows"."show_places" > 0 and "shows"."day_places" > 0 and "shows"."member_runs" > 0);
ALTER TABLE "entries" ADD COLUMN "reduction" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "reduction_percent" integer;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "reduced_from" integer;--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "second_dog_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "helper_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_reduction_known" CHECK ("entries"."reduction" in ('second_dog', 'helper'));--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_reduction_lower" CHECK ("entries"."price" <= "entries"."reduced_from");--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_reduction_whole" CHECK (num_nulls("entries"."reduction", "entries"."reduction_percent", "entries"."reduced_from") in (0, 3));--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_reductions_range" CHECK ("shows"."second_dog_percent" between 0 and 100 and "shows"."helper_percent" between 0 and 100);
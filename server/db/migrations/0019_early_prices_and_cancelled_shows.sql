ALTER TABLE "entries" ADD COLUMN "full_price" integer;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "early_until" date;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "early_price" integer;--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "early_until" date;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_early_price_lower" CHECK ("entries"."price" < "entries"."full_price");--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_early_price_whole" CHECK (("entries"."full_price" is null) = ("entries"."early_until" is null));--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_early_price_lower" CHECK ("classes"."early_price" >= 0 and "classes"."early_price" < "classes"."price");
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_event_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "paused_days" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_event_known" CHECK ("memberships"."event" in ('begun', 'corrected', 'paused', 'resumed', 'left', 'expelled', 'deceased', 'refunded'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_paused_days_positive" CHECK ("users"."paused_days" > 0);
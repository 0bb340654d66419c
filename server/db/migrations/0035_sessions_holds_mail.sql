ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "uses_per_member" integer;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","created_at");--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_per_member_positive" CHECK ("discounts"."uses_per_member" > 0);
ALTER TABLE "discounts" ADD COLUMN "uses_per_member" integer;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_per_member_positive" CHECK ("discounts"."uses_per_member" > 0);
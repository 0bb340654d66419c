ALTER TABLE "classes" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
CREATE INDEX "classes_cancelled" ON "classes" USING btree ("id") WHERE cancelled_at is not null;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_cancelled_why" CHECK (("classes"."cancelled_at" is null) = ("classes"."cancel_reason" is null));
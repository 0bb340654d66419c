ALTER TABLE "sessions" ADD COLUMN "acting_for" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "acting_for" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_for_users_id_fk" FOREIGN KEY ("acting_for") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_acting_for" ON "sessions" USING btree ("acting_for") WHERE "sessions"."acting_for" is not null;--> statement-breakpoint
CREATE INDEX "audit_acting_for" ON "audit" USING btree ("acting_for","id") WHERE "audit"."acting_for" is not null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_until" CHECK (("sessions"."acting_for" is null) = ("sessions"."acting_until" is null));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_for_other" CHECK ("sessions"."acting_for" <> "sessions"."user_id");
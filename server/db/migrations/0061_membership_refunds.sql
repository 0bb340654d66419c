ALTER TABLE "entry_refunds" ALTER COLUMN "entry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD COLUMN "recorded_by" uuid;--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD CONSTRAINT "entry_refunds_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD CONSTRAINT "entry_refunds_of_one" CHECK (("entry_refunds"."entry_id" is null) = ("entry_refunds"."recorded_by" is not null));
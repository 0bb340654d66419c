ALTER TABLE "entries" ADD COLUMN "handler" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "handler_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "not_for_competition" boolean DEFAULT false NOT NULL;
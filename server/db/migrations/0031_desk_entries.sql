CREATE TABLE "show_helpers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"show_id" uuid NOT NULL,
	"name" text NOT NULL,
	"task" text NOT NULL,
	"day" date NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_paid_by_known";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "desk_way" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "desk_reason" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "show_helpers" ADD CONSTRAINT "show_helpers_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "show_helpers_show" ON "show_helpers" USING btree ("show_id","day");--> statement-breakpoint
CREATE INDEX "show_helpers_email" ON "show_helpers" USING btree ("email");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_desk_way_known" CHECK ("purchases"."desk_way" in ('cash', 'card_reader', 'free'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_paid_by_known" CHECK ("purchases"."paid_by" in ('built_in', 'stripe', 'transfer', 'desk'));
CREATE TABLE "account_merges" (
	"merged_id" uuid PRIMARY KEY NOT NULL,
	"kept_id" uuid NOT NULL,
	"email" text,
	"merged_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undo" jsonb,
	CONSTRAINT "account_merges_of_two" CHECK ("account_merges"."merged_id" <> "account_merges"."kept_id")
);
--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_merged_id_users_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_kept_id_users_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_merges_kept" ON "account_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "account_merges_email" ON "account_merges" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_merges_open" ON "account_merges" USING btree ("undo_until") WHERE undo is not null;
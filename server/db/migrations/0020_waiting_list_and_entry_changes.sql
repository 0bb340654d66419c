CREATE TABLE "entry_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"dog_id" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "waiting_list_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" uuid NOT NULL,
	"dog_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offer_until" timestamp with time zone,
	CONSTRAINT "waiting_list_once" UNIQUE("class_id","dog_id"),
	CONSTRAINT "waiting_list_state_known" CHECK ("waiting_list"."state" in ('waiting', 'offered', 'checkout')),
	CONSTRAINT "waiting_list_until_of_offers" CHECK (("waiting_list"."state" = 'waiting') = ("waiting_list"."offer_until" is null))
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_changes" ADD CONSTRAINT "entry_changes_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_changes" ADD CONSTRAINT "entry_changes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_changes" ADD CONSTRAINT "entry_changes_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_changes_entry" ON "entry_changes" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "entry_changes_dog" ON "entry_changes" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "waiting_list_order" ON "waiting_list" USING btree ("class_id","number");--> statement-breakpoint
CREATE INDEX "waiting_list_user" ON "waiting_list" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waiting_list_dog" ON "waiting_list" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "waiting_list_offers" ON "waiting_list" USING btree ("offer_until") WHERE state = 'offered';
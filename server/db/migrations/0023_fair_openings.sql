CREATE TABLE "draw_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"show_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"receipt" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"position" integer,
	"told_at" timestamp with time zone,
	CONSTRAINT "draw_applications_receipt" UNIQUE("receipt"),
	CONSTRAINT "draw_applications_once" UNIQUE("show_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "draw_choices" (
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"class_id" uuid NOT NULL,
	"dog_id" uuid NOT NULL,
	CONSTRAINT "draw_choices_application_id_number_pk" PRIMARY KEY("application_id","number"),
	CONSTRAINT "draw_choices_once" UNIQUE("class_id","dog_id")
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"show_id" uuid PRIMARY KEY NOT NULL,
	"sealed_seed" text NOT NULL,
	"published" jsonb
);
--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "fair_opening" integer;--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "draw_commitment" text;--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "drawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "draw_applications" ADD CONSTRAINT "draw_applications_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_applications" ADD CONSTRAINT "draw_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_choices" ADD CONSTRAINT "draw_choices_application_id_draw_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."draw_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_choices" ADD CONSTRAINT "draw_choices_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_choices" ADD CONSTRAINT "draw_choices_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draw_applications_user" ON "draw_applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "draw_choices_dog" ON "draw_choices" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "shows_to_draw" ON "shows" USING btree ("entries_open_at") WHERE fair_opening is not null and drawn_at is null;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_fair_opening_range" CHECK ("shows"."fair_opening" between 5 and 10080);--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_draw_committed" CHECK (("shows"."fair_opening" is null) = ("shows"."draw_commitment" is null));--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_drawn_fairly" CHECK ("shows"."drawn_at" is null or "shows"."fair_opening" is not null);
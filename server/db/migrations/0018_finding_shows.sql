CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_latitude_range" CHECK ("shows"."latitude" between -90 and 90);--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_longitude_range" CHECK ("shows"."longitude" between -180 and 180);--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_position_whole" CHECK (("shows"."latitude" is null) = ("shows"."longitude" is null));
CREATE TABLE "member_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"kind" text NOT NULL,
	"years" integer,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"purchase_id" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "memberships_purchase" UNIQUE("purchase_id"),
	CONSTRAINT "memberships_event_known" CHECK ("memberships"."event" in ('begun', 'corrected', 'left', 'expelled', 'deceased', 'refunded')),
	CONSTRAINT "memberships_kind_known" CHECK ("memberships"."kind" in ('adult', 'junior', 'honorary', 'life')),
	CONSTRAINT "memberships_years_positive" CHECK ("memberships"."years" > 0)
);
--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_desk_way_known";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "membership_kind" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "membership_kind" text DEFAULT 'adult' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_why" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mails_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (regexp_replace(translate(lower(normalize(regexp_replace(name, '^.*\s(?=\S)', ''), NFD)), 'łŁ', 'll'), '[\u0300-\u036f-]', '', 'g') || ' ' || regexp_replace(translate(lower(normalize(name, NFD)), 'łŁ', 'll'), '[\u0300-\u036f-]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_notes_user" ON "member_notes" USING btree ("user_id","written_at");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id","recorded_at");--> statement-breakpoint
CREATE INDEX "users_sort_name" ON "users" USING btree ("sort_name","id");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_membership_kind_known" CHECK ("purchases"."membership_kind" in ('adult', 'junior', 'honorary', 'life'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_desk_way_known" CHECK ("purchases"."desk_way" in ('cash', 'card_reader', 'transfer', 'free'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_membership_kind_known" CHECK ("users"."membership_kind" in ('adult', 'junior', 'honorary', 'life'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_blocked_why" CHECK (("users"."blocked_at" is null) = ("users"."blocked_why" is null));--> statement-breakpoint
INSERT INTO "memberships" ("id", "user_id", "event", "kind", "years", "starts_on", "ends_on", "purchase_id", "recorded_at")
SELECT gen_random_uuid(), user_id, 'begun', 'adult', years, (member_until - make_interval(years => years))::date, member_until, id, paid_at
FROM "purchases"
WHERE kind = 'membership' AND status = 'paid' AND member_until IS NOT NULL;

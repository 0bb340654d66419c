CREATE TABLE "charges" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"show_id" uuid NOT NULL,
	"type" text NOT NULL,
	"ring" integer NOT NULL,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"height" text NOT NULL,
	"start_level" integer NOT NULL,
	"end_level" integer NOT NULL,
	"veteran" boolean DEFAULT false NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "classes_never_oversold" CHECK ("classes"."taken" >= 0 and "classes"."taken" <= "classes"."capacity")
);
--> statement-breakpoint
CREATE TABLE "dogs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kennel_club_name" text NOT NULL,
	"pedigree_name" text NOT NULL,
	"pet_name" text NOT NULL,
	"gender" text NOT NULL,
	"breed" text NOT NULL,
	"birth_date" date NOT NULL,
	"kennel_club_grade" integer NOT NULL,
	"fci_level" text NOT NULL,
	"nexus_rank" integer NOT NULL,
	"microchip" text,
	"declared_height" integer,
	"measured_height" integer,
	"retired" boolean DEFAULT false NOT NULL,
	"old_age_dog" boolean DEFAULT false NOT NULL,
	"lower_level" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dogs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "dogs_microchip_unique" UNIQUE("microchip")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"dog_id" uuid NOT NULL,
	"price" integer NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "judges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"published_on" date NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "news_slug_locale_pk" PRIMARY KEY("slug","locale")
);
--> statement-breakpoint
CREATE TABLE "nexus_ranks" (
	"rank" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_pl" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"years" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	CONSTRAINT "purchase_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "purchases_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"contents" text NOT NULL,
	"status" text NOT NULL,
	"plan_id" text,
	"years" integer,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"hold_until" timestamp with time zone,
	"payment_id" uuid NOT NULL,
	"refund_done_at" timestamp with time zone,
	CONSTRAINT "purchases_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "show_judges" (
	"show_id" uuid NOT NULL,
	"judge_id" uuid NOT NULL,
	CONSTRAINT "show_judges_show_id_judge_id_pk" PRIMARY KEY("show_id","judge_id")
);
--> statement-breakpoint
CREATE TABLE "shows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"address_lines" text[] NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"time_zone" text NOT NULL,
	"entries_open_at" timestamp with time zone NOT NULL,
	"entries_close_at" timestamp with time zone NOT NULL,
	"approvers" text[] NOT NULL,
	CONSTRAINT "shows_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"password_hash" text NOT NULL,
	"registered_at" timestamp with time zone,
	"renewal_date" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_nexus_rank_nexus_ranks_rank_fk" FOREIGN KEY ("nexus_rank") REFERENCES "public"."nexus_ranks"("rank") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_keys" ADD CONSTRAINT "purchase_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_keys" ADD CONSTRAINT "purchase_keys_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_judges" ADD CONSTRAINT "show_judges_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_judges" ADD CONSTRAINT "show_judges_judge_id_judges_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."judges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classes_show" ON "classes" USING btree ("show_id");--> statement-breakpoint
CREATE INDEX "dogs_owner" ON "dogs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "entries_purchase" ON "entries" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "entries_dog" ON "entries" USING btree ("dog_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_once" ON "entries" USING btree ("class_id","dog_id") WHERE status in ('held', 'paid');--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purchases_pending" ON "purchases" USING btree ("hold_until") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
CREATE TABLE "card_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dog_cards" (
	"dog_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dog_cards_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "dog_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"dog_id" uuid NOT NULL,
	"large" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	CONSTRAINT "dog_photos_once" UNIQUE("dog_id")
);
--> statement-breakpoint
ALTER TABLE "dogs" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "dog_cards" ADD CONSTRAINT "dog_cards_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dog_photos" ADD CONSTRAINT "dog_photos_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;
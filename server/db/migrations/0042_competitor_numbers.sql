CREATE TABLE "competitor_numbers" (
	"show_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"dog_id" uuid,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competitor_numbers_show_id_number_pk" PRIMARY KEY("show_id","number"),
	CONSTRAINT "competitor_numbers_one_a_dog" UNIQUE("show_id","dog_id"),
	CONSTRAINT "competitor_numbers_positive" CHECK ("competitor_numbers"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "competitor_numbers" ADD CONSTRAINT "competitor_numbers_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitor_numbers" ADD CONSTRAINT "competitor_numbers_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competitor_numbers_dog" ON "competitor_numbers" USING btree ("dog_id");
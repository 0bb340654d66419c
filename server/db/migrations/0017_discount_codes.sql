CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"currency" text NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"show_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "discounts_code_once" UNIQUE("code"),
	CONSTRAINT "discounts_currency_known" CHECK ("discounts"."currency" in ('GBP', 'EUR', 'PLN')),
	CONSTRAINT "discounts_one_kind" CHECK (("discounts"."percent" is null) <> ("discounts"."amount" is null)),
	CONSTRAINT "discounts_percent_range" CHECK ("discounts"."percent" between 1 and 100),
	CONSTRAINT "discounts_amount_positive" CHECK ("discounts"."amount" > 0),
	CONSTRAINT "discounts_never_overspent" CHECK ("discounts"."used" >= 0 and ("discounts"."uses" is null or "discounts"."used" <= "discounts"."uses"))
);
--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "discount_id" uuid;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_discount" ON "purchases" USING btree ("discount_id") WHERE status = 'pending';--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_discount_range" CHECK ("entries"."discount" between 0 and "entries"."price");
CREATE TABLE "plan_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"valid_from" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_prices_once_a_day" UNIQUE("plan_id","currency","valid_from"),
	CONSTRAINT "plan_prices_currency_known" CHECK ("plan_prices"."currency" in ('GBP', 'EUR', 'PLN')),
	CONSTRAINT "plan_prices_positive" CHECK ("plan_prices"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What each plan has cost so far counts from the start.
INSERT INTO "plan_prices" ("id", "plan_id", "price", "currency", "valid_from", "created_at")
SELECT gen_random_uuid(), "id", "price", "currency", '2000-01-01', '2000-01-01T00:00:00Z' FROM "plans" WHERE "price" > 0;

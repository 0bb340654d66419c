CREATE TABLE "show_costs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"show_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "show_costs_once" UNIQUE("show_id","kind","text","amount"),
	CONSTRAINT "show_costs_kind_known" CHECK ("show_costs"."kind" in ('judging', 'travel', 'venue', 'equipment', 'prizes', 'other')),
	CONSTRAINT "show_costs_currency_known" CHECK ("show_costs"."currency" in ('GBP', 'EUR', 'PLN')),
	CONSTRAINT "show_costs_positive" CHECK ("show_costs"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "show_costs" ADD CONSTRAINT "show_costs_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "purchases" ADD COLUMN "seller_tax_number" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_tax_rate_range" CHECK ("purchases"."tax_rate" between 0 and 10000);
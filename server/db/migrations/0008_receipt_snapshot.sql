ALTER TABLE "charges" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "payer_name" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "payer_email" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "payer_address" text[];--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "member_until" date;--> statement-breakpoint
-- Receipts from before: the account as it is now is the oldest that is known. Deleted accounts keep no name.
UPDATE "purchases" SET
  "payer_name" = "users"."name",
  "payer_email" = "users"."email",
  "payer_address" = array_remove(ARRAY["profiles"."street", trim(coalesce("profiles"."postcode", '') || ' ' || coalesce("profiles"."city", '')), "profiles"."country"], '')
FROM "users" LEFT JOIN "profiles" ON "profiles"."user_id" = "users"."id"
WHERE "users"."id" = "purchases"."user_id" AND "users"."deleted_at" IS NULL AND "purchases"."status" IN ('paid', 'refunded');--> statement-breakpoint
UPDATE "purchases" SET "payer_address" = array_remove("payer_address", NULL) WHERE "payer_address" IS NOT NULL;--> statement-breakpoint
-- The end of a membership is known for the last payment alone; earlier ones do not say it.
UPDATE "purchases" SET "member_until" = "users"."renewal_date"
FROM "users"
WHERE "users"."id" = "purchases"."user_id" AND "purchases"."kind" = 'membership' AND "purchases"."status" = 'paid'
  AND NOT EXISTS (SELECT 1 FROM "purchases" AS "later" WHERE "later"."user_id" = "purchases"."user_id"
    AND "later"."kind" = 'membership' AND "later"."status" = 'paid' AND "later"."number" > "purchases"."number");

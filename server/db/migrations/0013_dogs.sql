CREATE TABLE "entry_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "entry_refunds_once" UNIQUE("entry_id"),
	CONSTRAINT "entry_refunds_positive" CHECK ("entry_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "partial_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dog_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dog_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dog_id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"source" text NOT NULL,
	"said_by" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dog_history_field_known" CHECK ("dog_history"."field" in ('height', 'microchip', 'kennelClubGrade', 'fciLevel', 'nexusRank')),
	CONSTRAINT "dog_history_source_known" CHECK ("dog_history"."source" in ('declared', 'measured', 'imported', 'synced'))
);
--> statement-breakpoint
ALTER TABLE "entries" DROP CONSTRAINT "entries_status_known";--> statement-breakpoint
ALTER TABLE "dogs" ADD COLUMN "manager_id" uuid;--> statement-breakpoint
ALTER TABLE "dogs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "refund_percent" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD CONSTRAINT "entry_refunds_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD CONSTRAINT "entry_refunds_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partial_refunds" ADD CONSTRAINT "partial_refunds_payment_id_charges_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."charges"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dog_history" ADD CONSTRAINT "dog_history_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dog_history" ADD CONSTRAINT "dog_history_said_by_users_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_refunds_purchase" ON "entry_refunds" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "entry_refunds_due" ON "entry_refunds" USING btree ("created_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "partial_refunds_payment" ON "partial_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "dog_history_dog" ON "dog_history" USING btree ("dog_id","id");--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dogs_manager" ON "dogs" USING btree ("manager_id");--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_manager_is_another" CHECK ("dogs"."manager_id" <> "dogs"."owner_id");--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_status_known" CHECK ("entries"."status" in ('held', 'paid', 'released', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_refund_percent_range" CHECK ("shows"."refund_percent" between 0 and 100);--> statement-breakpoint
INSERT INTO "dog_history" ("dog_id", "field", "value", "source", "said_by", "at")
SELECT "id", "known"."field", "known"."value",
	CASE WHEN "known"."field" = 'height' AND "measured_height" IS NOT NULL THEN 'measured' ELSE 'declared' END,
	CASE WHEN "known"."field" = 'height' AND "measured_height" IS NOT NULL THEN NULL ELSE "owner_id" END,
	"created_at"
FROM "dogs", LATERAL (VALUES
	('height', coalesce("measured_height", "declared_height")::text),
	('microchip', "microchip"),
	('kennelClubGrade', "kennel_club_grade"::text),
	('fciLevel', "fci_level"),
	('nexusRank', "nexus_rank"::text)
) "known" ("field", "value")
WHERE "known"."value" IS NOT NULL;

CREATE TABLE "family_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"payer_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_members_two" CHECK ("family_members"."user_id" <> "family_members"."payer_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_kind_known";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_membership_kind_known";--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_membership_kind_known";--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_members_payer" ON "family_members" USING btree ("payer_id");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_kind_known" CHECK ("memberships"."kind" in ('adult', 'junior', 'family', 'honorary', 'life'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_membership_kind_known" CHECK ("users"."membership_kind" in ('adult', 'junior', 'family', 'honorary', 'life'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_membership_kind_known" CHECK ("purchases"."membership_kind" in ('adult', 'junior', 'family', 'honorary', 'life'));
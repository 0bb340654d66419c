CREATE TABLE "dog_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dog_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dog_invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "dog_invitations_kind_known" CHECK ("dog_invitations"."kind" in ('manager', 'owner')),
	CONSTRAINT "dog_invitations_state_known" CHECK ("dog_invitations"."state" in ('open', 'accepted'))
);
--> statement-breakpoint
ALTER TABLE "dog_invitations" ADD CONSTRAINT "dog_invitations_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dog_invitations" ADD CONSTRAINT "dog_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dog_invitations_one_open" ON "dog_invitations" USING btree ("dog_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "dog_invitations_dog" ON "dog_invitations" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "dog_invitations_invited_by" ON "dog_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "dog_invitations_email" ON "dog_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "dog_invitations_expires" ON "dog_invitations" USING btree ("expires_at");
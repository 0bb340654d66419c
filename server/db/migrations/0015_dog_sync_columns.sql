CREATE TABLE "dog_sync_columns" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"columns" jsonb NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dog_sync_columns_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "dog_sync_columns" ADD CONSTRAINT "dog_sync_columns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
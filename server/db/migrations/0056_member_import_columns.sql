CREATE TABLE "member_import_columns" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"columns" jsonb NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_import_columns_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "member_import_columns" ADD CONSTRAINT "member_import_columns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
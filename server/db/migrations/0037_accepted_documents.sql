CREATE TABLE "accepted_documents" (
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" date NOT NULL,
	"locale" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accepted_documents_user_id_document_version_pk" PRIMARY KEY("user_id","document","version"),
	CONSTRAINT "accepted_documents_document_known" CHECK ("accepted_documents"."document" in ('terms', 'privacy')),
	CONSTRAINT "accepted_documents_locale_known" CHECK ("accepted_documents"."locale" in ('en', 'pl'))
);
--> statement-breakpoint
ALTER TABLE "accepted_documents" ADD CONSTRAINT "accepted_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
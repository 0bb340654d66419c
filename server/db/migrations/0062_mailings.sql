CREATE TABLE "bounces" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"bounced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailing_id" uuid NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"queued_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "mailing_recipients_once" UNIQUE("mailing_id","user_id"),
	CONSTRAINT "mailing_recipients_state_known" CHECK ("mailing_recipients"."state" in ('waiting', 'sent', 'failed', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"kind" text NOT NULL,
	"audience" jsonb NOT NULL,
	"subject_en" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"subject_pl" text DEFAULT '' NOT NULL,
	"text_pl" text DEFAULT '' NOT NULL,
	"one_language" boolean DEFAULT false NOT NULL,
	"written_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"left_out" jsonb,
	"ended_at" timestamp with time zone,
	CONSTRAINT "mailings_state_known" CHECK ("mailings"."state" in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
	CONSTRAINT "mailings_kind_known" CHECK ("mailings"."kind" in ('membership', 'news', 'offers')),
	CONSTRAINT "mailings_scheduled" CHECK ("mailings"."state" = 'draft' or "mailings"."send_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "unsubscriptions" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"unsubscribed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unsubscriptions_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "unsubscriptions_kind_known" CHECK ("unsubscriptions"."kind" in ('news', 'offers'))
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "mailing_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "one_click" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bounces" ADD CONSTRAINT "bounces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscriptions" ADD CONSTRAINT "unsubscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailing_recipients_user" ON "mailing_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailing_recipients_waiting" ON "mailing_recipients" USING btree ("mailing_id","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "mailings_created" ON "mailings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mailings_due" ON "mailings" USING btree ("send_at") WHERE state in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "mailings_writer" ON "mailings" USING btree ("written_by");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mailing" ON "outbox" USING btree ("mailing_id") WHERE mailing_id is not null;
ALTER TABLE "entries" ADD COLUMN "withdrawal_id" uuid;--> statement-breakpoint
ALTER TABLE "entry_refunds" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "withdrawal_id" uuid;--> statement-breakpoint
CREATE INDEX "entries_withdrawal" ON "entries" USING btree ("withdrawal_id") WHERE withdrawal_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_withdrawal" ON "outbox" USING btree ("withdrawal_id") WHERE withdrawal_id is not null;
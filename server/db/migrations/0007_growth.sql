DROP INDEX "purchases_user";--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "charges_unnotified" ON "charges" USING btree ("charged_at") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "entries_class" ON "entries" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "purchases_user_number" ON "purchases" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "purchases_refund_due" ON "purchases" USING btree ("id") WHERE status = 'refunded' and refund_done_at is null;--> statement-breakpoint
CREATE INDEX "shows_start" ON "shows" USING btree ("start_date","slug");--> statement-breakpoint
CREATE INDEX "shows_end" ON "shows" USING btree ("end_date");--> statement-breakpoint
CREATE INDEX "shows_close" ON "shows" USING btree ("entries_close_at");--> statement-breakpoint
CREATE INDEX "email_confirmations_created" ON "email_confirmations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reset_requests_created" ON "reset_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reset_tokens_created" ON "reset_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_renewal" ON "users" USING btree ("renewal_date");--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("locale","published_on","slug");--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("next_try_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_reply_to" ON "outbox" USING btree ("reply_to") WHERE reply_to is not null;
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE INDEX "entries_handler_sought" ON "entries" USING gin ((regexp_replace(translate(lower(normalize("handler_name", NFD)), 'łŁ', 'll'), '[\u0300-\u036f[:space:]-]', '', 'g')) gin_trgm_ops) WHERE handler_name <> '';--> statement-breakpoint
CREATE INDEX "users_name_sought" ON "users" USING gin ((regexp_replace(translate(lower(normalize("name", NFD)), 'łŁ', 'll'), '[\u0300-\u036f[:space:]-]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_sought" ON "users" USING gin ((regexp_replace(translate(lower(normalize("email", NFD)), 'łŁ', 'll'), '[\u0300-\u036f[:space:]-]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dogs_name_sought" ON "dogs" USING gin ((regexp_replace(translate(lower(normalize("name", NFD)), 'łŁ', 'll'), '[\u0300-\u036f[:space:]-]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dogs_kennel_club_name_sought" ON "dogs" USING gin ((regexp_replace(translate(lower(normalize("kennel_club_name", NFD)), 'łŁ', 'll'), '[\u0300-\u036f[:space:]-]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "purchases_number" ON "purchases" USING btree ("number");--> statement-breakpoint
CREATE INDEX "purchases_transferred" ON "purchases" USING btree ("transferred_on") WHERE transferred_on is not null;--> statement-breakpoint
CREATE INDEX "purchases_payer_sought" ON "purchases" USING gin ((regexp_replace(translate(lower(normalize("payer_name", NFD)), 'łŁ', 'll'), '[\u0300-\u036f[:space:]-]', '', 'g')) gin_trgm_ops);
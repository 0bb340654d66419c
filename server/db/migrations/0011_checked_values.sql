ALTER TABLE "classes" ADD CONSTRAINT "classes_type_known" CHECK ("classes"."type" in ('agility', 'jumping'));--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_height_known" CHECK ("classes"."height" in ('any', 'extra_small', 'small', 'medium', 'intermediate', 'large'));--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_currency_known" CHECK ("classes"."currency" in ('GBP', 'EUR', 'PLN'));--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_gender_known" CHECK ("dogs"."gender" in ('female', 'male'));--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_fci_level_known" CHECK ("dogs"."fci_level" in ('0', '1', '2', '3', 'none'));--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_kennel_club_grade_known" CHECK ("dogs"."kennel_club_grade" in (1, 2, 3, 4, 5, 6, 7));--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_status_known" CHECK ("entries"."status" in ('held', 'paid', 'released'));--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_handler_known" CHECK ("entries"."handler" in ('member', 'junior', 'other'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_kind_known" CHECK ("purchases"."kind" in ('membership', 'entries'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_status_known" CHECK ("purchases"."status" in ('pending', 'paid', 'expired', 'cancelled', 'refunded'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_plan_known" CHECK ("purchases"."plan_id" in ('1-year', '3-years', '4-years'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_currency_known" CHECK ("purchases"."currency" in ('GBP', 'EUR', 'PLN'));--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_state_known" CHECK ("shows"."state" in ('draft', 'published', 'finished', 'cancelled'));--> statement-breakpoint
ALTER TABLE "reset_requests" ADD CONSTRAINT "reset_requests_locale_known" CHECK ("reset_requests"."locale" in ('en', 'pl'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_roles_known" CHECK ("users"."roles" <@ array['ROLE_ADMIN', 'ROLE_USER', 'ROLE_JUDGE', 'ROLE_REVIEWER']::text[]);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_locale_known" CHECK ("users"."locale" in ('en', 'pl'));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_locale_known" CHECK ("news"."locale" in ('en', 'pl'));
DROP INDEX "classes_show";--> statement-breakpoint
CREATE INDEX "classes_show_order" ON "classes" USING btree ("show_id","date","start_time","ring");
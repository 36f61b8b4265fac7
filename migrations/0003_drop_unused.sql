-- narrows: nothing has needed the trigger, the tables or the column since 0002_one_table_of_counts.sql
DROP TRIGGER uncount_quarantined;--> statement-breakpoint
DROP TABLE `lead_counts_by_campaign`;--> statement-breakpoint
DROP TABLE `lead_counts_by_hour`;--> statement-breakpoint
DROP TABLE `lead_counts_by_quarter`;--> statement-breakpoint
DROP TABLE `lead_counts_by_source`;--> statement-breakpoint
ALTER TABLE `settings` DROP COLUMN `announcement_offers`;

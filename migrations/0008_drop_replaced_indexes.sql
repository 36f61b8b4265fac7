-- narrows: nothing has used these indexes since 0006_generated_columns.sql
DROP INDEX `announcements_open`;--> statement-breakpoint
DROP INDEX `deliveries_open`;--> statement-breakpoint
DROP INDEX `deliveries_held`;--> statement-breakpoint
DROP INDEX `deliveries_exhausted`;--> statement-breakpoint
DROP INDEX `deliveries_unknown`;--> statement-breakpoint
DROP INDEX `deliveries_failing`;--> statement-breakpoint
DROP INDEX `deliveries_announced`;--> statement-breakpoint
DROP INDEX `network_days_refused`;--> statement-breakpoint
DROP INDEX `quarantine_unseen`;--> statement-breakpoint
DROP INDEX `quarantine_certain`;--> statement-breakpoint
DROP INDEX `quarantine_seen`;
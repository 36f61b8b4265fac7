-- narrows: nothing has read the columns or the indexes since 0017_drop_erasures.sql
DROP INDEX `deliveries_failing_kind`;--> statement-breakpoint
ALTER TABLE `deliveries` DROP COLUMN `failing_kind`;--> statement-breakpoint
DROP INDEX `network_days_refused_on`;--> statement-breakpoint
ALTER TABLE `network_days` DROP COLUMN `refused_on`;--> statement-breakpoint
ALTER TABLE `heartbeats` DROP COLUMN `failed_at`;--> statement-breakpoint
ALTER TABLE `heartbeats` DROP COLUMN `last_error`;--> statement-breakpoint
DELETE FROM `heartbeats` WHERE `step` <> 'sweep';--> statement-breakpoint
-- A new deployment has time for its first sweep.
INSERT INTO `heartbeats` (`step`, `succeeded_at`) VALUES ('sweep', unixepoch() * 1000) ON CONFLICT DO NOTHING;

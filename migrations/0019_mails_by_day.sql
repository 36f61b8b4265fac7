-- narrows: nothing has read the columns or the index since 0018_drop_problems.sql
INSERT INTO `mailbox_mails` SELECT `mailbox`, `hour_start` - `hour_start` % 86400000, sum(`count`) FROM `mailbox_mails` WHERE true GROUP BY 1, 2 ON CONFLICT DO UPDATE SET `count` = excluded.`count`;--> statement-breakpoint
DELETE FROM `mailbox_mails` WHERE `hour_start` % 86400000 <> 0;--> statement-breakpoint
ALTER TABLE `mailbox_mails` RENAME COLUMN `hour_start` TO `day_start`;--> statement-breakpoint
ALTER TABLE `mailboxes` DROP COLUMN `reply_until`;--> statement-breakpoint
UPDATE `deliveries` SET `status` = 'waiting', `next_attempt_at` = unixepoch() * 1000 WHERE `status` = 'held';--> statement-breakpoint
DROP INDEX `deliveries_held_kind`;--> statement-breakpoint
ALTER TABLE `deliveries` DROP COLUMN `held_kind`;

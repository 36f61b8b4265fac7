-- narrows: before the first deployment
ALTER TABLE `leads` RENAME COLUMN `address_hash` TO `email_hash`;--> statement-breakpoint
ALTER TABLE `messages` RENAME COLUMN `address_hash` TO `email_hash`;--> statement-breakpoint
ALTER TABLE `people` RENAME COLUMN `address_hash` TO `email_hash`;--> statement-breakpoint
ALTER TABLE `suppressions` RENAME COLUMN `address_hash` TO `email_hash`;--> statement-breakpoint
ALTER TABLE `deliveries` RENAME COLUMN `owed_at` TO `queued_at`;--> statement-breakpoint
DROP INDEX `leads_address_hash`;--> statement-breakpoint
CREATE INDEX `leads_email_hash` ON `leads` (`email_hash`);--> statement-breakpoint
DROP INDEX `messages_address_hash`;--> statement-breakpoint
CREATE INDEX `messages_email_hash` ON `messages` (`email_hash`);

ALTER TABLE `messages` ADD `about` text;--> statement-breakpoint
CREATE INDEX `messages_about` ON `messages` (`about`) WHERE about IS NOT NULL;
ALTER TABLE `people` ADD `status` text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `status_history` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `due_at` integer;--> statement-breakpoint
CREATE INDEX `people_due` ON `people` (`due_at`) WHERE due_at IS NOT NULL;
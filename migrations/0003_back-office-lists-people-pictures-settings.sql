CREATE TABLE `people` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`contacted_at` integer,
	`note` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`content_hash` text NOT NULL,
	`file_name` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`variants` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_newest` ON `uploads` (`kind`,`created_at`);--> statement-breakpoint
ALTER TABLE `leads` ADD `search_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_opt_ins_newest` ON `leads` (`created_at`,`id`) WHERE entry_id IS NULL;--> statement-breakpoint
CREATE INDEX `leads_submissions_newest` ON `leads` (`created_at`,`id`) WHERE entry_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `search_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `messages_newest` ON `messages` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `quarantine` ADD `is_plain_form` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `quarantine_newest` ON `quarantine` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `deliveries_exhausted` ON `deliveries` (`owed_at`) WHERE status = 'exhausted';--> statement-breakpoint
-- Written by hand: people who were there before can be found, too.
UPDATE `leads` SET `search_key` = lower(`name`) || char(10) || lower(`email`);--> statement-breakpoint
UPDATE `messages` SET `search_key` = lower(`name`) || char(10) || lower(`email`);

CREATE TABLE `reader_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text,
	`fee` text NOT NULL,
	`amount` real NOT NULL,
	`currency` text NOT NULL,
	`month` text NOT NULL,
	`place` text NOT NULL,
	`reporter` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`state` text DEFAULT 'waiting' NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reader_reports_message` ON `reader_reports` (`message_id`) WHERE message_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reader_reports_confirmed` ON `reader_reports` (`confirmed_at`) WHERE confirmed_at IS NOT NULL;
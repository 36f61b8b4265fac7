CREATE TABLE `watched_figures` (
	`url` text NOT NULL,
	`record_id` text NOT NULL,
	`figure` text NOT NULL,
	`words` text NOT NULL,
	`places` integer NOT NULL,
	`numbers` text NOT NULL,
	`around` text NOT NULL,
	`seen_since` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`missing_since` integer,
	`found_at` integer,
	`found_text` text,
	PRIMARY KEY(`url`, `record_id`, `figure`),
	FOREIGN KEY (`url`) REFERENCES `watched_pages`(`url`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `watched_figures_by_finding` ON `watched_figures` (`found_at`) WHERE found_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `watched_pages` (
	`url` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`etag` text,
	`last_modified` text,
	`text_hash` text,
	`text_length` integer,
	`looked_for` text,
	`unreadable_since` integer,
	`unreadable_why` text,
	`lost_since` integer,
	`lost` text,
	`moved_to` text,
	`found_at` integer
);
--> statement-breakpoint
CREATE INDEX `watched_pages_by_finding` ON `watched_pages` (`found_at`) WHERE found_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `watched_pages_by_unreadable` ON `watched_pages` (`unreadable_since`) WHERE unreadable_since IS NOT NULL;
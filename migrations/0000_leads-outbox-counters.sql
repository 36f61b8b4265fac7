CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`recipient_key` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`lease_id` text,
	`last_error` text,
	`owed_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_lead_kind` ON `deliveries` (`lead_id`,`kind`);--> statement-breakpoint
CREATE INDEX `deliveries_recipient` ON `deliveries` (`recipient_key`,`owed_at`) WHERE recipient_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_open` ON `deliveries` (`next_attempt_at`) WHERE status IN ('waiting', 'leased');--> statement-breakpoint
CREATE TABLE `lead_counts_by_campaign` (
	`campaign` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lead_counts_by_campaign_count` ON `lead_counts_by_campaign` (`count`);--> statement-breakpoint
CREATE TABLE `lead_counts_by_source` (
	`source` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lead_counts_hourly` (
	`hour_start` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lead_counts_quarter_hourly` (
	`quarter_start` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`address_hash` text NOT NULL,
	`country_interest` text,
	`goal` text,
	`entry_id` text,
	`consent_version` text NOT NULL,
	`visit_page` text,
	`visit_referrer_host` text,
	`utm_source` text,
	`utm_medium` text,
	`utm_campaign` text,
	`utm_term` text,
	`utm_content` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_opt_in` ON `leads` (`email_key`,`source`) WHERE entry_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `leads_entry` ON `leads` (`entry_id`) WHERE entry_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_address_hash` ON `leads` (`address_hash`);--> statement-breakpoint
CREATE TABLE `quarantine` (
	`id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`reasons` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `suppressions` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);

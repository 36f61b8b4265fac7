CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`address_hash` text NOT NULL,
	`inquiry_type` text,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`consent_version` text NOT NULL,
	`visit_page` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_entry` ON `messages` (`entry_id`);--> statement-breakpoint
CREATE INDEX `messages_address_hash` ON `messages` (`address_hash`);--> statement-breakpoint
-- Edited after generation: the old table has no message_id, and D1 takes no foreign_keys pragma in a migration. Nothing
-- refers to deliveries, so dropping it cascades to nothing.
CREATE TABLE `__new_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text,
	`message_id` text,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`recipient_key` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`lease_id` text,
	`last_error` text,
	`owed_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_deliveries`("id", "lead_id", "message_id", "kind", "status", "recipient_key", "attempts", "next_attempt_at", "lease_id", "last_error", "owed_at", "done_at") SELECT "id", "lead_id", NULL, "kind", "status", "recipient_key", "attempts", "next_attempt_at", "lease_id", "last_error", "owed_at", "done_at" FROM `deliveries`;--> statement-breakpoint
DROP TABLE `deliveries`;--> statement-breakpoint
ALTER TABLE `__new_deliveries` RENAME TO `deliveries`;--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_lead_kind` ON `deliveries` (`lead_id`,`kind`);--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_message_kind` ON `deliveries` (`message_id`,`kind`);--> statement-breakpoint
CREATE INDEX `deliveries_recipient` ON `deliveries` (`recipient_key`,`owed_at`) WHERE recipient_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_open` ON `deliveries` (`next_attempt_at`) WHERE status IN ('waiting', 'leased');--> statement-breakpoint
ALTER TABLE `leads` ADD `current_country` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `destination_country` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `current_total` real;--> statement-breakpoint
ALTER TABLE `leads` ADD `estimated_savings` real;--> statement-breakpoint
ALTER TABLE `leads` ADD `calculation` text;
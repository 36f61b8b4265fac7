-- Edited after generation: WITHOUT ROWID, as all tables with a text key (see 0005), and the trigger.
CREATE TABLE `replies` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`email` text NOT NULL,
	`email_hash` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`message_id` text,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `replies_entry` ON `replies` (`email_hash`,`entry_id`);--> statement-breakpoint
ALTER TABLE `deliveries` ADD `reply_id` text;--> statement-breakpoint
CREATE TRIGGER delete_reply_deliveries AFTER DELETE ON replies BEGIN
  DELETE FROM deliveries WHERE id > OLD.id || ':' AND id < OLD.id || ':~';
END;

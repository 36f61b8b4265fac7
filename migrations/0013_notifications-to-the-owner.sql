-- Edited after generation: WITHOUT ROWID, as all tables with a text key (see 0005), and the trigger.
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`content` text,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `deliveries_failing` ON `deliveries` (`kind`) WHERE status = 'waiting' AND attempts >= 3;--> statement-breakpoint
CREATE TRIGGER delete_notification_deliveries AFTER DELETE ON notifications BEGIN
  DELETE FROM deliveries WHERE id > OLD.id || ':' AND id < OLD.id || ':~';
END;

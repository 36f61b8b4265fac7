-- Edited after generation: WITHOUT ROWID, as all tables with a text key (see 0005), and the triggers.
CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`segment` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`stopped_by` text,
	`actor` text NOT NULL,
	`send_at` integer,
	`started_at` integer,
	`finished_at` integer,
	`reach` integer DEFAULT 0 NOT NULL,
	`walked_to` text DEFAULT '' NOT NULL,
	`queued` integer DEFAULT 0 NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`withheld` integer DEFAULT 0 NOT NULL,
	`unsubscribed` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `announcements_entry` ON `announcements` (`entry_id`);--> statement-breakpoint
CREATE INDEX `announcements_open` ON `announcements` (`send_at`) WHERE status IN ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX `announcements_started` ON `announcements` (`started_at`) WHERE started_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `announcement_id` text;--> statement-breakpoint
-- How far an announcement has come is kept by whatever changes a delivery, so that no page counts thousands of them.
CREATE TRIGGER count_announcement_mail AFTER UPDATE OF status ON deliveries
  WHEN NEW.announcement_id IS NOT NULL AND OLD.status <> NEW.status
    AND (OLD.status IN ('done', 'withheld', 'exhausted', 'unknown')
      OR NEW.status IN ('done', 'withheld', 'exhausted', 'unknown')) BEGIN
  UPDATE announcements SET
    sent = sent + (NEW.status = 'done') - (OLD.status = 'done'),
    failed = failed + (NEW.status IN ('exhausted', 'unknown')) - (OLD.status IN ('exhausted', 'unknown')),
    withheld = withheld + (NEW.status = 'withheld') - (OLD.status = 'withheld')
    WHERE id = NEW.announcement_id;
END;
--> statement-breakpoint
-- Somebody who is removed while theirs still waits is not waited for.
CREATE TRIGGER count_announcement_mail_out AFTER DELETE ON deliveries
  WHEN OLD.announcement_id IS NOT NULL AND OLD.status IN ('waiting', 'leased', 'sending') BEGIN
  UPDATE announcements SET queued = queued - 1 WHERE id = OLD.announcement_id;
END;
--> statement-breakpoint
-- A person's announcements go with the person, by key; what was sent stays counted.
CREATE TRIGGER delete_person_announcement_mails AFTER DELETE ON people BEGIN
  DELETE FROM deliveries WHERE id IN
    (SELECT id || ':' || OLD.email_hash FROM announcements WHERE started_at IS NOT NULL);
END;

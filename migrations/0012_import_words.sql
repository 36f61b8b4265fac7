-- What each import says about each person, and the deletion of an import.
CREATE TABLE `import_words` (
	`id` text PRIMARY KEY NOT NULL,
	`import_id` text NOT NULL,
	`email_hash` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`search_key` text NOT NULL,
	`country_interest` text,
	`goal` text,
	`tags` text NOT NULL,
	`is_unsubscribed` integer NOT NULL,
	`created_at` integer NOT NULL,
	`stop_of` text GENERATED ALWAYS AS (CASE WHEN is_unsubscribed THEN import_id END) VIRTUAL
);
--> statement-breakpoint
CREATE INDEX `import_words_person` ON `import_words` (`email_hash`);--> statement-breakpoint
CREATE INDEX `import_words_stop` ON `import_words` (`stop_of`,`email`) WHERE stop_of IS NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `imports` ADD `deletion_cursor` text;--> statement-breakpoint
CREATE INDEX `imports_deletion` ON `imports` (`deletion_cursor`) WHERE deletion_cursor IS NOT NULL;
--> statement-breakpoint
INSERT INTO `import_words` (`id`, `import_id`, `email_hash`, `email`, `name`, `search_key`, `country_interest`, `goal`, `tags`, `is_unsubscribed`, `created_at`)
  SELECT `import_id` || ':' || `email_hash`, `import_id`, `email_hash`, `email`, `name`, `search_key`, `country_interest`, `goal`, '[]',
    EXISTS (SELECT 1 FROM `suppressions` WHERE `suppressions`.`email_hash` = `leads`.`email_hash`
      AND `suppressions`.`import_id` = `leads`.`import_id`), `created_at`
  FROM `leads` WHERE `import_id` IS NOT NULL;
--> statement-breakpoint
-- They count as confirmed since the import: the day on which they agreed is no moment.
UPDATE `people` SET `confirmed_at` = (SELECT `imports`.`created_at` FROM `leads` JOIN `imports` ON `imports`.`id` = `leads`.`import_id`
    WHERE `leads`.`email_hash` = `people`.`email_hash`)
  WHERE EXISTS (SELECT 1 FROM `leads` WHERE `leads`.`email_hash` = `people`.`email_hash`
    AND `leads`.`import_id` IS NOT NULL AND `leads`.`confirmed_at` = `people`.`confirmed_at`);
--> statement-breakpoint
UPDATE `leads` SET `confirmed_at` = (SELECT `imports`.`created_at` FROM `imports` WHERE `imports`.`id` = `leads`.`import_id`)
  WHERE `import_id` IS NOT NULL AND `confirmed_at` IS NOT NULL;
--> statement-breakpoint
UPDATE `imports` SET `deleted_at` = `undone_at`, `deletion_cursor` = '' WHERE `undone_at` IS NOT NULL;
--> statement-breakpoint
UPDATE `activities` SET `action` = 'import_deletion' WHERE `action` = 'import_undo';
--> statement-breakpoint
-- A lead whose import is deleted may no longer count as confirmed.
DROP TRIGGER count_lead_confirmed;
--> statement-breakpoint
CREATE TRIGGER count_lead_confirmed AFTER UPDATE OF confirmed_at ON leads
  WHEN (OLD.confirmed_at IS NULL) <> (NEW.confirmed_at IS NULL) BEGIN
  UPDATE lead_counts SET confirmed = confirmed + iif(NEW.confirmed_at IS NULL, -1, 1)
    WHERE source = NEW.source AND quarter_start IN (0, NEW.created_at - NEW.created_at % 900000);
END;

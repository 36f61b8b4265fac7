-- narrows: nothing has read the columns or the indexes since 0012_import_words.sql
UPDATE `leads` SET `consent_version` = 'import' WHERE `source` = 'import';--> statement-breakpoint
DROP INDEX `leads_import`;--> statement-breakpoint
ALTER TABLE `leads` DROP COLUMN `import_id`;--> statement-breakpoint
DROP INDEX `suppressions_import`;--> statement-breakpoint
ALTER TABLE `imports` DROP COLUMN `consented_at`;--> statement-breakpoint
ALTER TABLE `imports` DROP COLUMN `undone_at`;
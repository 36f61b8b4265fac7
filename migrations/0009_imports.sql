CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`origin` text NOT NULL,
	`consent_text` text NOT NULL,
	`consent_day` text NOT NULL,
	`consented_at` integer NOT NULL,
	`counts` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
ALTER TABLE `leads` ADD `import_id` text GENERATED ALWAYS AS (CASE WHEN source = 'import' THEN consent_version END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `leads_import` ON `leads` (`import_id`) WHERE import_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `suppressions` ADD `import_id` text;--> statement-breakpoint
CREATE INDEX `suppressions_import` ON `suppressions` (`import_id`) WHERE import_id IS NOT NULL;
CREATE TABLE `changes` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`title` text NOT NULL,
	`edits` text NOT NULL,
	`note` text NOT NULL,
	`publish_on` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`reason` text,
	`commit_id` text,
	`undoes` text,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	`state_at` integer NOT NULL,
	`pending` text GENERATED ALWAYS AS (CASE WHEN state IN ('waiting', 'building') THEN id END) VIRTUAL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `changes_entry` ON `changes` (`entry_id`);--> statement-breakpoint
CREATE INDEX `changes_pending` ON `changes` (`pending`) WHERE pending IS NOT NULL;
-- Edited after generation: WITHOUT ROWID, as all tables with a text key (see 0005).
CREATE TABLE `activities` (
	`id` text PRIMARY KEY NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`details` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;

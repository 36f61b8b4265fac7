CREATE TABLE `content_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`title` text NOT NULL,
	`edits` text NOT NULL,
	`wanted` text NOT NULL,
	`note` text NOT NULL,
	`publish_on` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`reason` text,
	`is_offered` integer DEFAULT false NOT NULL,
	`base` text NOT NULL,
	`undoes` text,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	`state_at` integer NOT NULL,
	`pending` text GENERATED ALWAYS AS (CASE WHEN state IN ('waiting', 'draft') THEN id END) VIRTUAL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_changes_entry` ON `content_changes` (`entry_id`);--> statement-breakpoint
CREATE INDEX `content_changes_pending` ON `content_changes` (`pending`) WHERE pending IS NOT NULL;--> statement-breakpoint
CREATE TABLE `publishing_failures` (
	`id` text PRIMARY KEY NOT NULL,
	`run` text NOT NULL,
	`reason` text NOT NULL,
	`times` integer NOT NULL,
	`failed_at` integer NOT NULL
);--> statement-breakpoint
-- What waited waits for the owner's word; what was refused was never live. An entry's place in a list was one id, and is several.
INSERT INTO `content_changes` (`id`, `entry_id`, `title`, `edits`, `wanted`, `note`, `publish_on`, `state`, `reason`, `base`, `undoes`, `actor`, `created_at`, `state_at`)
SELECT `id`, `entry_id`, `title`,
	(SELECT json_group_array(CASE WHEN json_type(value, '$.next') = 'text' THEN json_set(value, '$.next', json_array(value ->> '$.next')) ELSE json(value) END) FROM json_each(`edits`)),
	'[]', `note`, coalesce(`publish_on`, date(`created_at` / 1000, 'unixepoch')),
	CASE WHEN `state` IN ('waiting', 'building') THEN 'draft' WHEN `state` = 'refused' THEN 'undone' ELSE `state` END,
	`reason`, '', `undoes`, `actor`, `created_at`, `state_at` FROM `changes`;

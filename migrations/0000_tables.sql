CREATE TABLE `activities` (
	`id` text PRIMARY KEY NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`details` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
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
	`moved_at` integer DEFAULT 0 NOT NULL,
	`queued` integer DEFAULT 0 NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`withheld` integer DEFAULT 0 NOT NULL,
	`unsubscribed` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `announcements_entry` ON `announcements` (`entry_id`);--> statement-breakpoint
CREATE INDEX `announcements_open` ON `announcements` (`send_at`) WHERE status IN ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX `announcements_started` ON `announcements` (`started_at`) WHERE started_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`person` text,
	`status` text NOT NULL,
	`reason` text,
	`last_error` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`lease_id` text,
	`queued_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `deliveries_open` ON `deliveries` (`next_attempt_at`) WHERE status IN ('waiting', 'leased', 'sending');--> statement-breakpoint
CREATE INDEX `deliveries_held` ON `deliveries` (`kind`,`queued_at`) WHERE status = 'held';--> statement-breakpoint
CREATE INDEX `deliveries_exhausted` ON `deliveries` (`queued_at`) WHERE status = 'exhausted';--> statement-breakpoint
CREATE INDEX `deliveries_unknown` ON `deliveries` (`queued_at`) WHERE status = 'unknown';--> statement-breakpoint
CREATE INDEX `deliveries_failing` ON `deliveries` (`kind`) WHERE status = 'waiting' AND attempts >= 3;--> statement-breakpoint
CREATE INDEX `deliveries_announced` ON `deliveries` (`person`) WHERE subject_kind = 'announcement';--> statement-breakpoint
CREATE TABLE `erasures` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`requested_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `erasures_due` ON `erasures` (`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`step` text PRIMARY KEY NOT NULL,
	`succeeded_at` integer,
	`failed_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE TABLE `lead_counts_by_campaign` (
	`campaign` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lead_counts_by_hour` (
	`hour_start` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lead_counts_by_quarter` (
	`quarter_start` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lead_counts_by_source` (
	`source` text NOT NULL,
	`count` integer NOT NULL,
	`confirmed` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`entry_id` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`email_hash` text NOT NULL,
	`confirmed_at` integer,
	`search_key` text DEFAULT '' NOT NULL,
	`country_interest` text,
	`goal` text,
	`later_answers` text,
	`current_country` text,
	`destination_country` text,
	`current_total` real,
	`estimated_savings` real,
	`wants_news` text,
	`calculation` text,
	`skipped_check` text,
	`consent_version` text NOT NULL,
	`visit_page` text,
	`visit_referrer_host` text,
	`utm_source` text,
	`utm_medium` text,
	`utm_campaign` text,
	`utm_term` text,
	`utm_content` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_entry` ON `leads` (`email_hash`,`entry_id`);--> statement-breakpoint
CREATE INDEX `leads_newest` ON `leads` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `mail_totals` (
	`hour_start` integer NOT NULL,
	`part` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`hour_start`, `part`)
);
--> statement-breakpoint
CREATE TABLE `mailbox_mails` (
	`mailbox` text NOT NULL,
	`hour_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`mailbox`, `hour_start`)
);
--> statement-breakpoint
CREATE TABLE `mailboxes` (
	`mailbox` text PRIMARY KEY NOT NULL,
	`asked_at` integer,
	`stopped_at` integer,
	`reply_until` integer
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_hash` text NOT NULL,
	`search_key` text DEFAULT '' NOT NULL,
	`inquiry_type` text,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`skipped_check` text,
	`consent_version` text NOT NULL,
	`visit_page` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_entry` ON `messages` (`email_hash`,`entry_id`);--> statement-breakpoint
CREATE INDEX `messages_newest` ON `messages` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `network_days` (
	`key` integer PRIMARY KEY NOT NULL,
	`day_start` integer NOT NULL,
	`posts` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `network_days_refused` ON `network_days` (`day_start`) WHERE posts >= 300;--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`content` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `people` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`confirmed_at` integer,
	`contacted_at` integer,
	`note` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`status_history` text DEFAULT '[]' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`due_at` integer
);
--> statement-breakpoint
CREATE INDEX `people_due` ON `people` (`due_at`,`email_hash`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `plans` (
	`lead_id` text PRIMARY KEY NOT NULL,
	`email_hash` text NOT NULL,
	`country` text NOT NULL,
	`month` text NOT NULL,
	`reason` text,
	`permit` text,
	`reminders` integer NOT NULL,
	`changes` integer NOT NULL,
	`inputs` text NOT NULL,
	`moves` text NOT NULL,
	`done` text NOT NULL,
	`facts` text,
	`reminded_to` text NOT NULL,
	`changes_told_on` text,
	`reminder` text,
	`change` text,
	`due_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `plans_person` ON `plans` (`email_hash`);--> statement-breakpoint
CREATE INDEX `plans_due` ON `plans` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `quarantine_days` (
	`day_start` integer PRIMARY KEY NOT NULL,
	`stored` integer DEFAULT 0 NOT NULL,
	`counted_only` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `quarantine` (
	`id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`reasons` text NOT NULL,
	`body` text NOT NULL,
	`email_hash` text,
	`is_certain` integer DEFAULT false NOT NULL,
	`is_plain_form` integer DEFAULT false NOT NULL,
	`seen_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `quarantine_newest` ON `quarantine` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `quarantine_email_hash` ON `quarantine` (`email_hash`);--> statement-breakpoint
CREATE INDEX `quarantine_unseen` ON `quarantine` (`created_at`) WHERE seen_at IS NULL AND is_certain = 0;--> statement-breakpoint
CREATE INDEX `quarantine_certain` ON `quarantine` (`created_at`) WHERE is_certain = 1;--> statement-breakpoint
CREATE INDEX `quarantine_seen` ON `quarantine` (`seen_at`) WHERE seen_at IS NOT NULL;--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `replies_entry` ON `replies` (`email_hash`,`entry_id`);--> statement-breakpoint
CREATE TABLE `restore_progress` (
	`created_at` text PRIMARY KEY NOT NULL,
	`statements` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `revoked_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`id` text PRIMARY KEY NOT NULL,
	`morning_digest` text,
	`test_mail` text,
	`last_backup_at` integer,
	`announcement_offers` text,
	`email_hash_fingerprint` text,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shown_pictures` (
	`kind` text PRIMARY KEY NOT NULL,
	`upload_id` text,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `suppressions` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tombstones` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`content_hash` text NOT NULL,
	`file_name` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`variants` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_newest` ON `uploads` (`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `visit_days` (
	`day` text PRIMARY KEY NOT NULL,
	`totals` text NOT NULL,
	`posts` integer NOT NULL
);

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
	`due_at` integer GENERATED ALWAYS AS (CASE WHEN status IN ('scheduled', 'sending') THEN send_at END) VIRTUAL,
	`started_at` integer,
	`finished_at` integer,
	`reach` integer DEFAULT 0 NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`moved_at` integer DEFAULT 0 NOT NULL,
	`progress` text,
	`counted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `announcements_entry` ON `announcements` (`entry_id`);--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `announcements_started` ON `announcements` (`started_at`) WHERE started_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`lead_id` text,
	`message_id` text,
	`reply_id` text,
	`answer_id` text,
	`announcement_id` text,
	`notification_id` text,
	`person` text,
	`status` text NOT NULL,
	`reason` text,
	`last_error` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`queued_at` integer NOT NULL,
	`due_at` integer,
	`sent_at` integer,
	`failed_at` integer,
	`uncertain_at` integer,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reply_id`) REFERENCES `replies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answer_id`) REFERENCES `office_answers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`announcement_id`) REFERENCES `announcements`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`notification_id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person`) REFERENCES `people`(`email_hash`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "deliveries_one_subject" CHECK((lead_id IS NOT NULL) + (message_id IS NOT NULL) + (reply_id IS NOT NULL) + (answer_id IS NOT NULL)
        + (announcement_id IS NOT NULL) + (notification_id IS NOT NULL) = 1)
);
--> statement-breakpoint
CREATE INDEX `deliveries_lead` ON `deliveries` (`lead_id`) WHERE lead_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_message` ON `deliveries` (`message_id`) WHERE message_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_reply` ON `deliveries` (`reply_id`) WHERE reply_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_answer` ON `deliveries` (`answer_id`) WHERE answer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_notification` ON `deliveries` (`notification_id`) WHERE notification_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_announcement` ON `deliveries` (`announcement_id`,`status`) WHERE announcement_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_person` ON `deliveries` (`person`) WHERE person IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_failed` ON `deliveries` (`failed_at`) WHERE failed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_uncertain` ON `deliveries` (`uncertain_at`) WHERE uncertain_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`content` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`step` text PRIMARY KEY NOT NULL,
	`succeeded_at` integer
);
--> statement-breakpoint
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
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`origin` text NOT NULL,
	`consent_text` text NOT NULL,
	`consent_day` text NOT NULL,
	`counts` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	`deletion_cursor` text
);
--> statement-breakpoint
CREATE INDEX `imports_deletion` ON `imports` (`deletion_cursor`) WHERE deletion_cursor IS NOT NULL;--> statement-breakpoint
CREATE TABLE `lead_counts` (
	`quarter_start` integer NOT NULL,
	`source` text NOT NULL,
	`count` integer NOT NULL,
	`confirmed` integer NOT NULL,
	PRIMARY KEY(`quarter_start`, `source`)
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
CREATE INDEX `leads_campaign` ON `leads` (`utm_campaign`) WHERE utm_campaign IS NOT NULL;--> statement-breakpoint
CREATE TABLE `mailbox_mails` (
	`mailbox` text NOT NULL,
	`day_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`mailbox`, `day_start`)
);
--> statement-breakpoint
CREATE TABLE `mailboxes` (
	`mailbox` text PRIMARY KEY NOT NULL,
	`asked_at` integer,
	`stopped_at` integer
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
	`about` text,
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
CREATE INDEX `messages_about` ON `messages` (`about`) WHERE about IS NOT NULL;--> statement-breakpoint
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
CREATE TABLE `office_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`letter_id` text NOT NULL,
	`digest` text NOT NULL,
	`answers` text NOT NULL,
	`name` text NOT NULL,
	`position` text NOT NULL,
	`document` text,
	`received_at` integer NOT NULL,
	`email` text,
	`email_hash` text,
	`asked_at` integer,
	`confirmed_at` integer,
	FOREIGN KEY (`letter_id`) REFERENCES `office_letters`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `office_answers_sent` ON `office_answers` (`letter_id`,`digest`);--> statement-breakpoint
CREATE INDEX `office_answers_person` ON `office_answers` (`email_hash`) WHERE email_hash IS NOT NULL;--> statement-breakpoint
CREATE TABLE `office_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`office` text NOT NULL,
	`facts` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `office_letters_newest` ON `office_letters` (`created_at`);--> statement-breakpoint
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
CREATE TABLE `suppressions` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`import_id` text
);
--> statement-breakpoint
CREATE TABLE `tombstones` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shown_pictures` (
	`kind` text PRIMARY KEY NOT NULL,
	`upload_id` text,
	`changed_at` integer NOT NULL
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
CREATE TABLE `network_days` (
	`key` integer PRIMARY KEY NOT NULL,
	`day_start` integer NOT NULL,
	`posts` integer NOT NULL
);
--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	`settled_at` integer GENERATED ALWAYS AS (iif(is_certain, created_at, seen_at)) VIRTUAL
);
--> statement-breakpoint
CREATE INDEX `quarantine_newest` ON `quarantine` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `quarantine_email_hash` ON `quarantine` (`email_hash`);--> statement-breakpoint
CREATE INDEX `quarantine_settled` ON `quarantine` (`settled_at`);--> statement-breakpoint
CREATE TABLE `reader_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text,
	`fee` text NOT NULL,
	`amount` real NOT NULL,
	`currency` text NOT NULL,
	`month` text NOT NULL,
	`place` text NOT NULL,
	`reporter` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`state` text DEFAULT 'waiting' NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reader_reports_message` ON `reader_reports` (`message_id`) WHERE message_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reader_reports_confirmed` ON `reader_reports` (`confirmed_at`) WHERE confirmed_at IS NOT NULL;--> statement-breakpoint
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
	`email_hash_fingerprint` text,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `visit_days` (
	`day` text PRIMARY KEY NOT NULL,
	`totals` text NOT NULL,
	`posts` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `watched_figures` (
	`url` text NOT NULL,
	`record_id` text NOT NULL,
	`figure` text NOT NULL,
	`words` text NOT NULL,
	`places` integer NOT NULL,
	`numbers` text NOT NULL,
	`around` text NOT NULL,
	`seen_since` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`missing_since` integer,
	`found_at` integer,
	`found_text` text,
	PRIMARY KEY(`url`, `record_id`, `figure`),
	FOREIGN KEY (`url`) REFERENCES `watched_pages`(`url`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `watched_figures_by_finding` ON `watched_figures` (`found_at`) WHERE found_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `watched_pages` (
	`url` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`etag` text,
	`last_modified` text,
	`text_hash` text,
	`text_length` integer,
	`looked_for` text,
	`unreadable_since` integer,
	`unreadable_why` text,
	`lost_since` integer,
	`lost` text,
	`moved_to` text,
	`found_at` integer
);
--> statement-breakpoint
CREATE INDEX `watched_pages_by_finding` ON `watched_pages` (`found_at`) WHERE found_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `watched_pages_by_unreadable` ON `watched_pages` (`unreadable_since`) WHERE unreadable_since IS NOT NULL;
-- narrows: nothing has read the columns, or needed the triggers, since 0019_mails_by_day.sql
DROP TRIGGER delete_lead_deliveries;--> statement-breakpoint
DROP TRIGGER delete_message_deliveries;--> statement-breakpoint
DROP TRIGGER delete_reply_deliveries;--> statement-breakpoint
DROP TRIGGER delete_notification_deliveries;--> statement-breakpoint
DROP TRIGGER delete_person_announcement_mails;--> statement-breakpoint
CREATE TABLE `__new_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`lead_id` text,
	`message_id` text,
	`reply_id` text,
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
	FOREIGN KEY (`announcement_id`) REFERENCES `announcements`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`notification_id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person`) REFERENCES `people`(`email_hash`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "deliveries_one_subject" CHECK((lead_id IS NOT NULL) + (message_id IS NOT NULL) + (reply_id IS NOT NULL) + (announcement_id IS NOT NULL)
        + (notification_id IS NOT NULL) = 1)
);
--> statement-breakpoint
INSERT INTO `__new_deliveries` (id, kind, lead_id, message_id, reply_id, announcement_id, notification_id, person, status, reason, last_error, attempts,
  queued_at, due_at, sent_at, failed_at, uncertain_at)
SELECT replace(replace(id, ':message_reply', ':message_receipt'), ':answer_mail', ':owner_reply'),
  CASE kind WHEN 'message_reply' THEN 'message_receipt' WHEN 'answer_mail' THEN 'owner_reply' ELSE kind END,
  iif(subject_kind = 'lead', subject_id, NULL), iif(subject_kind = 'message', subject_id, NULL), iif(subject_kind = 'reply', subject_id, NULL),
  iif(subject_kind = 'announcement', subject_id, NULL), iif(subject_kind = 'notification', subject_id, NULL), announced_to,
  CASE WHEN status IN ('waiting', 'leased') THEN 'queued' WHEN status = 'done' THEN 'sent' WHEN needs_owner IS NOT NULL THEN 'failed' ELSE status END,
  reason, last_error, attempts, queued_at, due_at, done_at, iif(needs_owner = 'exhausted', queued_at, NULL), iif(needs_owner = 'unknown', queued_at, NULL)
FROM `deliveries`;--> statement-breakpoint
DROP TABLE `deliveries`;--> statement-breakpoint
ALTER TABLE `__new_deliveries` RENAME TO `deliveries`;--> statement-breakpoint
CREATE INDEX `deliveries_lead` ON `deliveries` (`lead_id`) WHERE lead_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_message` ON `deliveries` (`message_id`) WHERE message_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_reply` ON `deliveries` (`reply_id`) WHERE reply_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_notification` ON `deliveries` (`notification_id`) WHERE notification_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_announcement` ON `deliveries` (`announcement_id`,`status`) WHERE announcement_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_person` ON `deliveries` (`person`) WHERE person IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_uncertain` ON `deliveries` (`uncertain_at`) WHERE uncertain_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_failed` ON `deliveries` (`failed_at`) WHERE failed_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `announcements` ADD `cursor` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `announcements` ADD `progress` text;--> statement-breakpoint
ALTER TABLE `announcements` ADD `counted_at` integer;--> statement-breakpoint
UPDATE `announcements` SET `cursor` = `walked_to`;--> statement-breakpoint
UPDATE `announcements` SET `counted_at` = 0, `progress` = json_object('open', 0, 'sent', `sent`, 'failed', `failed`, 'withheld', `withheld`,
  'unsubscribed', `unsubscribed`) WHERE `started_at` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `announcements` DROP COLUMN `walked_to`;--> statement-breakpoint
ALTER TABLE `announcements` DROP COLUMN `queued`;--> statement-breakpoint
ALTER TABLE `announcements` DROP COLUMN `sent`;--> statement-breakpoint
ALTER TABLE `announcements` DROP COLUMN `failed`;--> statement-breakpoint
ALTER TABLE `announcements` DROP COLUMN `withheld`;--> statement-breakpoint
ALTER TABLE `announcements` DROP COLUMN `unsubscribed`;
-- narrows: nothing is taken away, the table only has one more subject; it is what it was since 0020_delivery_keys.sql
CREATE TABLE `__new_deliveries` (
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
INSERT INTO `__new_deliveries`("id", "kind", "lead_id", "message_id", "reply_id", "answer_id", "announcement_id", "notification_id", "person", "status", "reason", "last_error", "attempts", "queued_at", "due_at", "sent_at", "failed_at", "uncertain_at") SELECT "id", "kind", "lead_id", "message_id", "reply_id", NULL, "announcement_id", "notification_id", "person", "status", "reason", "last_error", "attempts", "queued_at", "due_at", "sent_at", "failed_at", "uncertain_at" FROM `deliveries`;--> statement-breakpoint
DROP TABLE `deliveries`;--> statement-breakpoint
ALTER TABLE `__new_deliveries` RENAME TO `deliveries`;--> statement-breakpoint
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
ALTER TABLE `office_answers` ADD `email` text;--> statement-breakpoint
ALTER TABLE `office_answers` ADD `email_hash` text;--> statement-breakpoint
ALTER TABLE `office_answers` ADD `asked_at` integer;--> statement-breakpoint
ALTER TABLE `office_answers` ADD `confirmed_at` integer;--> statement-breakpoint
CREATE INDEX `office_answers_person` ON `office_answers` (`email_hash`) WHERE email_hash IS NOT NULL;
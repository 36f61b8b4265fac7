CREATE TABLE `office_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`letter_id` text NOT NULL,
	`digest` text NOT NULL,
	`answers` text NOT NULL,
	`name` text NOT NULL,
	`position` text NOT NULL,
	`document` text,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`letter_id`) REFERENCES `office_letters`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `office_answers_sent` ON `office_answers` (`letter_id`,`digest`);--> statement-breakpoint
CREATE TABLE `office_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`office` text NOT NULL,
	`facts` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `office_letters_newest` ON `office_letters` (`created_at`);
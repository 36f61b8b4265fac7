ALTER TABLE `announcements` ADD `due_at` integer GENERATED ALWAYS AS (CASE WHEN status IN ('scheduled', 'sending') THEN send_at END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `due_at` integer GENERATED ALWAYS AS (CASE WHEN status IN ('waiting', 'leased', 'sending') THEN next_attempt_at END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `held_kind` text GENERATED ALWAYS AS (CASE WHEN status = 'held' THEN kind END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `needs_owner` text GENERATED ALWAYS AS (CASE WHEN status IN ('exhausted', 'unknown') THEN status END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `announced_to` text GENERATED ALWAYS AS (CASE WHEN subject_kind = 'announcement' THEN person END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `failing_kind` text GENERATED ALWAYS AS (CASE WHEN status = 'waiting' AND attempts >= 3 THEN kind END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_held_kind` ON `deliveries` (`held_kind`,`queued_at`) WHERE held_kind IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_needs_owner` ON `deliveries` (`needs_owner`,`queued_at`) WHERE needs_owner IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_failing_kind` ON `deliveries` (`failing_kind`) WHERE failing_kind IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_announced_to` ON `deliveries` (`announced_to`) WHERE announced_to IS NOT NULL;--> statement-breakpoint
ALTER TABLE `network_days` ADD `refused_on` integer GENERATED ALWAYS AS (CASE WHEN posts >= 300 THEN day_start END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `network_days_refused_on` ON `network_days` (`refused_on`) WHERE refused_on IS NOT NULL;--> statement-breakpoint
ALTER TABLE `quarantine` ADD `settled_at` integer GENERATED ALWAYS AS (iif(is_certain, created_at, seen_at)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `quarantine_settled` ON `quarantine` (`settled_at`);
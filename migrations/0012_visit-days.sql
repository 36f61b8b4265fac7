-- Edited after generation: WITHOUT ROWID, as all tables with a text key (see 0005).
CREATE TABLE `visit_days` (
	`day` text PRIMARY KEY NOT NULL,
	`totals` text NOT NULL,
	`version` integer NOT NULL
) WITHOUT ROWID;

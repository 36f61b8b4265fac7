CREATE TABLE `lead_counts` (
	`quarter_start` integer NOT NULL,
	`source` text NOT NULL,
	`count` integer NOT NULL,
	`confirmed` integer NOT NULL,
	PRIMARY KEY(`quarter_start`, `source`)
);
--> statement-breakpoint
CREATE INDEX `leads_campaign` ON `leads` (`utm_campaign`) WHERE utm_campaign IS NOT NULL;
--> statement-breakpoint
INSERT INTO `lead_counts` SELECT `quarter_start`, `source`, count(*), sum(`is_confirmed`) FROM (
  SELECT 0 AS `quarter_start`, `source`, `confirmed_at` IS NOT NULL AS `is_confirmed` FROM `leads`
  UNION ALL SELECT `created_at` - `created_at` % 900000, `source`, `confirmed_at` IS NOT NULL FROM `leads`
) GROUP BY 1, 2;
--> statement-breakpoint
DROP TRIGGER count_lead_in;
--> statement-breakpoint
CREATE TRIGGER count_lead_in AFTER INSERT ON leads BEGIN
  INSERT INTO lead_counts (quarter_start, source, count, confirmed)
    VALUES (0, NEW.source, 1, NEW.confirmed_at IS NOT NULL),
      (NEW.created_at - NEW.created_at % 900000, NEW.source, 1, NEW.confirmed_at IS NOT NULL)
    ON CONFLICT DO UPDATE SET count = count + 1, confirmed = confirmed + excluded.confirmed;
END;
--> statement-breakpoint
DROP TRIGGER count_lead_out;
--> statement-breakpoint
CREATE TRIGGER count_lead_out AFTER DELETE ON leads BEGIN
  UPDATE lead_counts SET count = count - 1, confirmed = confirmed - (OLD.confirmed_at IS NOT NULL)
    WHERE source = OLD.source AND quarter_start IN (0, OLD.created_at - OLD.created_at % 900000);
END;
--> statement-breakpoint
DROP TRIGGER count_lead_confirmed;
--> statement-breakpoint
CREATE TRIGGER count_lead_confirmed AFTER UPDATE OF confirmed_at ON leads
  WHEN OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL BEGIN
  UPDATE lead_counts SET confirmed = confirmed + 1
    WHERE source = NEW.source AND quarter_start IN (0, NEW.created_at - NEW.created_at % 900000);
END;

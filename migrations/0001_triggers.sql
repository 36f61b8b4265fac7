-- The transaction that stores or deletes a lead keeps its counts right (decision: stats-cost-is-flat): those of its quarter-hour, and
-- those of all time, whose quarter starts at 0. An upsert that finds the lead already there fires neither of the first two triggers.
CREATE TRIGGER count_lead_in AFTER INSERT ON leads BEGIN
  INSERT INTO lead_counts (quarter_start, source, count, confirmed)
    VALUES (0, NEW.source, 1, NEW.confirmed_at IS NOT NULL),
      (NEW.created_at - NEW.created_at % 900000, NEW.source, 1, NEW.confirmed_at IS NOT NULL)
    ON CONFLICT DO UPDATE SET count = count + 1, confirmed = confirmed + excluded.confirmed;
END;
--> statement-breakpoint
CREATE TRIGGER count_lead_out AFTER DELETE ON leads BEGIN
  UPDATE lead_counts SET count = count - 1, confirmed = confirmed - (OLD.confirmed_at IS NOT NULL)
    WHERE source = OLD.source AND quarter_start IN (0, OLD.created_at - OLD.created_at % 900000);
END;
--> statement-breakpoint
CREATE TRIGGER count_lead_confirmed AFTER UPDATE OF confirmed_at ON leads
  WHEN (OLD.confirmed_at IS NULL) <> (NEW.confirmed_at IS NULL) BEGIN
  UPDATE lead_counts SET confirmed = confirmed + iif(NEW.confirmed_at IS NULL, -1, 1)
    WHERE source = NEW.source AND quarter_start IN (0, NEW.created_at - NEW.created_at % 900000);
END;
--> statement-breakpoint
-- A new deployment is healthy until its first sweep is overdue.
INSERT INTO heartbeats (step, succeeded_at) VALUES ('sweep', unixepoch() * 1000);

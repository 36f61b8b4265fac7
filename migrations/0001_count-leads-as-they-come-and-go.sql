-- Counts are kept by the transaction that stores or deletes a lead (decision: stats-cost-is-flat), so that no code
-- path can forget them. An upsert that finds the lead already there fires neither trigger.
CREATE TRIGGER count_lead_in AFTER INSERT ON leads BEGIN
  INSERT INTO lead_counts_by_source (source, count) VALUES (NEW.source, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO lead_counts_hourly (hour_start, count) VALUES (NEW.created_at - NEW.created_at % 3600000, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO lead_counts_quarter_hourly (quarter_start, count) VALUES (NEW.created_at - NEW.created_at % 900000, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO lead_counts_by_campaign (campaign, count) SELECT NEW.utm_campaign, 1 WHERE NEW.utm_campaign IS NOT NULL
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER count_lead_out AFTER DELETE ON leads BEGIN
  UPDATE lead_counts_by_source SET count = count - 1 WHERE source = OLD.source;
  UPDATE lead_counts_hourly SET count = count - 1 WHERE hour_start = OLD.created_at - OLD.created_at % 3600000;
  UPDATE lead_counts_quarter_hourly SET count = count - 1 WHERE quarter_start = OLD.created_at - OLD.created_at % 900000;
  -- A campaign that the sweep has folded is counted in the row `other`.
  UPDATE lead_counts_by_campaign SET count = count - 1
    WHERE OLD.utm_campaign IS NOT NULL
      AND campaign = coalesce((SELECT campaign FROM lead_counts_by_campaign WHERE campaign = OLD.utm_campaign), 'other');
END;

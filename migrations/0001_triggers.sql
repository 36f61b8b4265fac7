-- What the transaction that stores or deletes a row keeps right. Tables and indexes are in 0000_tables.sql.
-- Counts (decision: stats-cost-is-flat). An upsert that finds the lead already there fires neither trigger.
CREATE TRIGGER count_lead_in AFTER INSERT ON leads BEGIN
  UPDATE lead_counts_by_source SET count = count + 1, confirmed = confirmed + (NEW.confirmed_at IS NOT NULL)
    WHERE source = NEW.source;
  INSERT INTO lead_counts_by_source (source, count, confirmed)
    SELECT NEW.source, 1, NEW.confirmed_at IS NOT NULL WHERE NEW.source NOT IN (SELECT source FROM lead_counts_by_source);
  INSERT INTO lead_counts_by_campaign (campaign, count) SELECT NEW.utm_campaign, 1 WHERE NEW.utm_campaign IS NOT NULL
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO lead_counts_by_hour (hour_start, count) VALUES (NEW.created_at - NEW.created_at % 3600000, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO lead_counts_by_quarter (quarter_start, count) VALUES (NEW.created_at - NEW.created_at % 900000, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER count_lead_out AFTER DELETE ON leads BEGIN
  UPDATE lead_counts_by_source SET count = count - 1, confirmed = confirmed - (OLD.confirmed_at IS NOT NULL)
    WHERE source = OLD.source;
  -- A campaign without a name of its own is among the others, which are counted under a line break.
  UPDATE lead_counts_by_campaign SET count = count - 1 WHERE OLD.utm_campaign IS NOT NULL AND campaign =
    coalesce((SELECT campaign FROM lead_counts_by_campaign WHERE campaign = OLD.utm_campaign), char(10));
  DELETE FROM lead_counts_by_campaign WHERE campaign IN (OLD.utm_campaign, char(10)) AND count <= 0;
  UPDATE lead_counts_by_hour SET count = count - 1 WHERE hour_start = OLD.created_at - OLD.created_at % 3600000;
  UPDATE lead_counts_by_quarter SET count = count - 1 WHERE quarter_start = OLD.created_at - OLD.created_at % 900000;
END;
--> statement-breakpoint
CREATE TRIGGER count_lead_confirmed AFTER UPDATE OF confirmed_at ON leads
  WHEN OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL BEGIN
  UPDATE lead_counts_by_source SET confirmed = confirmed + 1 WHERE source = NEW.source;
END;
--> statement-breakpoint
-- Deliveries go with their subject, whose id their key begins with.
CREATE TRIGGER delete_lead_deliveries AFTER DELETE ON leads BEGIN
  DELETE FROM deliveries WHERE id > OLD.id || ':' AND id < OLD.id || ':~';
END;
--> statement-breakpoint
CREATE TRIGGER delete_message_deliveries AFTER DELETE ON messages BEGIN
  DELETE FROM deliveries WHERE id > OLD.id || ':' AND id < OLD.id || ':~';
END;
--> statement-breakpoint
CREATE TRIGGER delete_reply_deliveries AFTER DELETE ON replies BEGIN
  DELETE FROM deliveries WHERE id > OLD.id || ':' AND id < OLD.id || ':~';
END;
--> statement-breakpoint
-- How far an announcement has come is kept by whatever changes a delivery, so that no page counts thousands of them.
CREATE TRIGGER count_announcement_mail AFTER UPDATE OF status ON deliveries
  WHEN NEW.subject_kind = 'announcement' AND OLD.status <> NEW.status
    AND (OLD.status IN ('done', 'withheld', 'exhausted', 'unknown')
      OR NEW.status IN ('done', 'withheld', 'exhausted', 'unknown')) BEGIN
  UPDATE announcements SET
    sent = sent + (NEW.status = 'done') - (OLD.status = 'done'),
    failed = failed + (NEW.status IN ('exhausted', 'unknown')) - (OLD.status IN ('exhausted', 'unknown')),
    withheld = withheld + (NEW.status = 'withheld') - (OLD.status = 'withheld')
    WHERE id = NEW.subject_id;
END;
--> statement-breakpoint
-- Somebody who is removed while theirs still waits is not waited for.
CREATE TRIGGER count_announcement_mail_out AFTER DELETE ON deliveries
  WHEN OLD.subject_kind = 'announcement' AND OLD.status IN ('waiting', 'leased', 'sending', 'held') BEGIN
  UPDATE announcements SET queued = queued - 1 WHERE id = OLD.subject_id;
END;
--> statement-breakpoint
-- A person's announcements go with the person; what was sent stays counted.
CREATE TRIGGER delete_person_announcement_mails AFTER DELETE ON people BEGIN
  DELETE FROM deliveries WHERE subject_kind = 'announcement' AND person = OLD.email_hash;
END;
--> statement-breakpoint
CREATE TRIGGER delete_notification_deliveries AFTER DELETE ON notifications BEGIN
  DELETE FROM deliveries WHERE id > OLD.id || ':' AND id < OLD.id || ':~';
END;
--> statement-breakpoint
CREATE TRIGGER uncount_quarantined AFTER DELETE ON quarantine BEGIN
  UPDATE quarantine_days SET stored = max(0, stored - 1) WHERE day_start = OLD.created_at - OLD.created_at % 86400000;
END;

-- What the transaction that stores or deletes a row keeps right. Tables and indexes are in 0000_tables.sql.
CREATE TRIGGER count_lead_in AFTER INSERT ON leads BEGIN
  INSERT INTO lead_counts_by_source (source, count, campaigns)
    VALUES (NEW.source, 1, CASE WHEN NEW.utm_campaign IS NULL THEN '{}' ELSE json_object(NEW.utm_campaign, 1) END)
    ON CONFLICT DO UPDATE SET
      count = count + 1,
      -- A patch sets one name, whatever characters it has. The names are bounded, so that nobody can fill the row.
      campaigns = CASE WHEN NEW.utm_campaign IS NULL THEN campaigns ELSE (
        SELECT json_patch(campaigns, json_object(name, 1 + coalesce((SELECT value FROM json_each(campaigns) WHERE key = name), 0)))
        FROM (SELECT CASE
          WHEN NEW.utm_campaign IN (SELECT key FROM json_each(campaigns)) THEN NEW.utm_campaign
          WHEN (SELECT count(*) FROM json_each(campaigns)) < 400 THEN NEW.utm_campaign
          ELSE 'other' END AS name)
      ) END;
  INSERT INTO lead_counts_hourly (hour_start, quarter1, quarter2, quarter3, quarter4)
    VALUES (
      NEW.created_at - NEW.created_at % 3600000,
      NEW.created_at % 3600000 / 900000 = 0,
      NEW.created_at % 3600000 / 900000 = 1,
      NEW.created_at % 3600000 / 900000 = 2,
      NEW.created_at % 3600000 / 900000 = 3
    )
    ON CONFLICT DO UPDATE SET
      quarter1 = quarter1 + excluded.quarter1,
      quarter2 = quarter2 + excluded.quarter2,
      quarter3 = quarter3 + excluded.quarter3,
      quarter4 = quarter4 + excluded.quarter4;
END;
--> statement-breakpoint
CREATE TRIGGER count_lead_out AFTER DELETE ON leads BEGIN
  -- A campaign that was folded is counted under `other`. The name of a campaign is what some link said, so it does not
  -- outlive its last lead (decision: removal): a patch with null takes it away.
  UPDATE lead_counts_by_source SET
    count = count - 1,
    campaigns = coalesce(
      (SELECT json_patch(campaigns, json_object(key, nullif(value - 1, 0))) FROM json_each(campaigns)
        WHERE OLD.utm_campaign IS NOT NULL AND key IN (OLD.utm_campaign, 'other') ORDER BY key = 'other' LIMIT 1),
      campaigns
    )
    WHERE source = OLD.source;
  UPDATE lead_counts_hourly SET
    quarter1 = quarter1 - (OLD.created_at % 3600000 / 900000 = 0),
    quarter2 = quarter2 - (OLD.created_at % 3600000 / 900000 = 1),
    quarter3 = quarter3 - (OLD.created_at % 3600000 / 900000 = 2),
    quarter4 = quarter4 - (OLD.created_at % 3600000 / 900000 = 3)
    WHERE hour_start = OLD.created_at - OLD.created_at % 3600000;
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

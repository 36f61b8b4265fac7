-- By the column that has an index. A person's announcements go with the person; what was sent stays counted.
DROP TRIGGER delete_person_announcement_mails;
--> statement-breakpoint
CREATE TRIGGER delete_person_announcement_mails AFTER DELETE ON people BEGIN
  DELETE FROM deliveries WHERE announced_to = OLD.email_hash;
END;

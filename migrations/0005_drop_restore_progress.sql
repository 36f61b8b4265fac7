-- narrows: only `npm run restore` used what this drops, and no longer does since 0004_one_mail_ledger.sql
DROP TABLE `restore_progress`;
-- narrows: nothing counts mails in what this drops since 0003_drop_unused.sql
DROP TABLE `mail_totals`;
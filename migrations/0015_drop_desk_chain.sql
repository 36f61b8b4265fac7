-- narrows: nothing has read the table since 0014_desk_wanted.sql
DROP TABLE `changes`;

-- narrows: nothing has used the table since 0016_desk_key_names.sql
DROP TABLE `erasures`;

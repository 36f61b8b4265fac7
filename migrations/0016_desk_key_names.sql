-- Keys of records have new names: what waits at the desk has them, too.
UPDATE content_changes
SET wanted = replace(replace(replace(replace(wanted, '"use"', '"sameAs"'), '"entered"', '"enteredOn"'), '"doubted"', '"couldNotConfirm"'), '"inShort"', '"summary"')
WHERE pending IS NOT NULL;
--> statement-breakpoint
UPDATE content_changes
SET edits = replace(replace(replace(replace(edits, '"use"', '"sameAs"'), '"entered"', '"enteredOn"'), '"doubted"', '"couldNotConfirm"'), '"inShort"', '"summary"');

-- Programs of release 1.1.0 run until they are restarted, and after a rollback. They do not know the column: their mails are due at once.
alter table receipt_mails alter column due_at set default now();

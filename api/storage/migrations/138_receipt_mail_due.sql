-- The mail with a receipt waits for the answers to the questions after the payment.
alter table receipt_mails add column due_at timestamptz;

update receipt_mails set due_at = created_at;

alter table receipt_mails alter column due_at set not null;

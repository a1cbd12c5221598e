-- A sentence of the staff about a fact, e.g. why an offline donation was corrected. Like the rest of an entry it never
-- changes.
alter table ledger_entries add column note text check (char_length(note) between 1 and 200);

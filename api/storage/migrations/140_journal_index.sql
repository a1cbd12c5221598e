-- Finds the facts about money of a journal's days without reading the whole ledger.
create index ledger_entries_journal on ledger_entries (at) where line_count > 0 or event = 'corrected';

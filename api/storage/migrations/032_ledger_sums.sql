-- Finds what donors gave, and the few facts that take some of it back, without reading the other facts. The sums of a
-- project are read every few seconds.
create index ledger_entries_given on ledger_entries (donation_id) include (amount_paise)
  where event in ('paid', 'taken_offline');

create index ledger_entries_returned on ledger_entries (donation_id)
  where event in ('refunded', 'disputed', 'dispute_won', 'dispute_lost', 'corrected');

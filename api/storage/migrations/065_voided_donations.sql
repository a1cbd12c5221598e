-- Offline donations that the trust cancelled: a state, and a fact that takes the money out of the totals.
alter table donations drop constraint donations_state_check;

alter table donations add constraint donations_state_check check (state in (
  'created', 'handed_over', 'pending', 'paid', 'failed', 'cancelled', 'expired',
  'part_refunded', 'refunded', 'disputed', 'dispute_won', 'dispute_lost', 'voided'));

drop index donations_paid;

create index donations_paid on donations (project_id)
  where state in ('paid', 'part_refunded', 'refunded', 'disputed', 'dispute_won', 'dispute_lost', 'voided');

drop index ledger_entries_returned;

create index ledger_entries_returned on ledger_entries (donation_id)
  where event in ('refunded', 'disputed', 'dispute_won', 'dispute_lost', 'corrected', 'voided');

-- Payments that no donation agrees with: who has found their donation, and how to find them by the provider's number. A
-- comparison that fails counts its failures. `checking`: money arrived that contradicts the donation.
alter table cases add column match_txn_id text, add column match_by bigint,
  add check ((match_txn_id is null) = (match_by is null));

create index cases_txn on cases (txn_id);

alter table reconciliation_days add column failures integer not null default 0;

alter table payment_news add column failures integer not null default 0;

create index ledger_entries_payment on ledger_entries (reference)
  where event in ('paid', 'unmatched') and reference is not null;

create index ledger_entries_payout on ledger_entries (split_part(reference, ':', 1))
  where event = 'settled' and reference is not null;

create index ledger_entries_unowned on ledger_entries (note) where donation_id is null and event = 'settled';

alter table donations drop constraint donations_stage_check;

alter table donations add constraint donations_stage_check check (stage in ('opened', 'settling', 'checking'));

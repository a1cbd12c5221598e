-- Offline donations: what their donor said about citizenship, with the wording of the question, and when a cheque was cleared. The
-- money of a cheque is in `cheques` until then. Foreign contributions have a bank account of their own. Cheques from before are in
-- `bank` already.
alter table donations
  add column declared text check (declared in ('citizen', 'organisation', 'neither')),
  add column declared_wording_id bigint references wordings (id),
  add column cleared_at timestamptz;

update donations set cleared_at = coalesce(settled_at, created_at) where mode = 'cheque';

create index donations_declared_foreign on donations (id) where declared = 'neither';

alter table ledger_lines drop constraint ledger_lines_account_check;

alter table ledger_lines add constraint ledger_lines_account_check check (account in
  ('donations', 'clearing', 'suspense', 'bank', 'foreign_bank', 'cash', 'cheques', 'fees', 'gst', 'refunds', 'disputes'));

-- The trust has the money of a cheque when the bank has paid it.
create or replace view donation_sums as
select donations.id as donation_id, sums.paid, sums.refunded, sums.lost, sums.disputed,
  (donations.source = 'offline' and (donations.mode <> 'cheque' or donations.cleared_at is not null)) or sums.settled as settled
from donations cross join lateral (
  select
    coalesce(-sum(ledger_lines.amount_paise) filter (where account = 'donations'), 0)::bigint as paid,
    coalesce(sum(ledger_lines.amount_paise) filter (where account = 'refunds'
      and event not in ('dispute_lost', 'dispute_won')), 0)::bigint as refunded,
    coalesce(sum(ledger_lines.amount_paise) filter (where account = 'refunds'
      and event in ('dispute_lost', 'dispute_won')), 0)::bigint as lost,
    coalesce(sum(ledger_lines.amount_paise) filter (where account = 'disputes'), 0)::bigint as disputed,
    coalesce(bool_or(event = 'settled'), false) as settled
  from ledger_entries join ledger_lines on entry_id = ledger_entries.id
  where ledger_entries.donation_id = donations.id and line_count > 0
) as sums;

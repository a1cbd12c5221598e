-- A payout with its bank reference is the end of our ledger, so its money is in `bank`; `settlement` only grew. The tax on
-- fees is an account of its own, and so is money that no donation agrees with. Old facts have fee and tax together in `fees`.
alter table ledger_lines drop constraint ledger_lines_account_check;

alter table ledger_lines disable trigger append_only;

update ledger_lines set account = 'bank' where account = 'settlement';

alter table ledger_lines enable trigger append_only;

alter table ledger_lines add constraint ledger_lines_account_check check (account in
  ('donations', 'clearing', 'suspense', 'bank', 'cash', 'fees', 'gst', 'refunds', 'disputes'));

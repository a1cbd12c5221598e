-- What follows a confirmed donation. `receipt_mails` has one row per donation, written in the transaction that makes it
-- paid. So the receipt is mailed once, however often the payment is reported. Some purposes promise to write a name, so
-- they ask for it.
create table receipt_mails (
  donation_id bigint primary key references donations (id),
  created_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz
);

create index receipt_mails_due on receipt_mails (created_at) where sent_at is null;

alter table purposes add column asks_name boolean not null default false;

alter table donations add column dedicated_to text;

-- In whose name a donation is given. The name is in `donations.dedicated_to`. Days are Indian.
create table dedications (
  donation_id bigint primary key references donations (id) on delete cascade,
  occasion text not null check (occasion in ('honour', 'memory', 'birthday', 'anniversary', 'remembrance')),
  language text not null,
  -- Message and signature, encrypted.
  card_sealed text,
  -- Who gets the card by mail, encrypted: somebody who has no account. Null if the donor prints it, and some time after it was sent.
  recipient_sealed text,
  day text check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  remind boolean not null default false,
  sent_at timestamptz,
  -- When the card was sent again, corrected.
  corrected_at timestamptz,
  reminded_at timestamptz,
  -- The trust knows the name, if the purpose promises to write it.
  name_mailed boolean not null default false,
  changed_at timestamptz not null
);

create index dedications_due on dedications (day) where recipient_sealed is not null and sent_at is null;

create index dedications_new on dedications (donation_id) where not name_mailed;

create index dedications_remind on dedications (day) where remind and reminded_at is null;

-- A mail that carries the card of a donation.
alter table mails add column card_of bigint references donations (id) on delete set null;

create index mails_card on mails (card_of) where card_of is not null;

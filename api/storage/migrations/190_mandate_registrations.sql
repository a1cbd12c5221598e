-- Net banking registers a mandate with a form of ₹0. That is no payment, so it is no donation: the mandate itself has its transaction. `registration_fields` is the
-- posted form as JSON, without the donor.
alter table mandates
  alter column first_donation_id drop not null,
  add column registration_txn_id text unique,
  add column registration_fields text,
  add constraint mandates_begun check ((first_donation_id is null) <> (registration_txn_id is null));

-- The donor of a donation that was handed over and not decided when the donor deleted the account: a payment that is
-- confirmed later still gets a receipt with the name. `donor_sealed` is encrypted.
create table frozen_donors (
  donation_id bigint primary key references donations (id),
  donor_sealed text not null,
  expires_at timestamptz not null
);

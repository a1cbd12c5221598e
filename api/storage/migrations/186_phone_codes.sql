-- Codes with which a donation that was chosen on one device is paid on another. They name nobody; both secrets are kept as their hashes.
create table phone_codes (
  code_sha256 text primary key,
  watch_sha256 text not null unique,
  donation_id bigint references donations (id) on delete set null,
  opened_at timestamptz,
  expires_at timestamptz not null
);

create index phone_codes_donation on phone_codes (donation_id) where donation_id is not null;

create index phone_codes_expiry on phone_codes (expires_at);

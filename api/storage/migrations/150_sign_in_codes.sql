-- Codes that sign somebody in, by the hash of the e-mail address or phone that they were sent to. Whether it has an account does not matter here.
create table sign_in_codes (
  recipient_sha256 text primary key,
  -- A keyed hash.
  code_hash text not null,
  wrong_tries integer not null default 0,
  expires_at timestamptz not null
);

-- The mobile number that the owner has proven by a code, as +919000000417; it opens the account. `contact_no` is what anybody may have typed.
alter table users add column proven_phone text unique;

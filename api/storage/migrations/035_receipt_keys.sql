-- The public keys of signed receipts. A replaced key stays, because receipts that it signed are still in donors' hands.
create table receipt_keys (
  id text primary key,
  x text not null,
  y text not null,
  created_at timestamptz not null
);

create trigger raises_content_version after insert or update or delete or truncate on receipt_keys
  for each statement execute function raise_content_version();

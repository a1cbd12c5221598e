-- Links that open a receipt for others. A link has donation and nonce, sealed; without its row it opens nothing.
create table receipt_links (
  donation_id bigint primary key references donations (id),
  nonce text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

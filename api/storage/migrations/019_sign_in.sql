-- Counts of attempts that stay exact under parallel requests, and networks that an account uses. What a list of
-- sessions shows. Nonces that the server issues. The table `attempts` is replaced. It stays until no older instance
-- runs; `tidy` empties it.
create table limit_buckets (
  bucket text primary key,
  account_sha256 text not null,
  begun_at timestamptz not null,
  used integer not null
);

create index limit_buckets_account on limit_buckets (account_sha256);

create index limit_buckets_begun on limit_buckets (begun_at);

create table known_networks (
  user_id bigint not null references users (id) on delete cascade,
  network_sha256 text not null,
  used_at timestamptz not null,
  primary key (user_id, network_sha256)
);

create index known_networks_used on known_networks (used_at);

alter table sessions
  add column last_used_at timestamptz,
  add column authenticated_at timestamptz,
  add column browser text,
  add column system text;

update sessions set last_used_at = created_at, authenticated_at = created_at;

create index reset_tokens_user on reset_tokens (user_id);

create table sign_in_nonces (
  nonce_sha256 text primary key,
  expires_at timestamptz not null
);

create table used_id_tokens (
  token_sha256 text primary key,
  expires_at timestamptz not null
);

-- The donor's intents: the same key of the same account gets the same donation. `proof` is what the provider's adapter
-- made of the form.
create table donation_intents (
  user_id bigint not null references users (id) on delete cascade,
  key text not null,
  body_sha256 text not null,
  donation_id bigint not null references donations (id),
  proof text not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);

create index donation_intents_age on donation_intents (created_at);

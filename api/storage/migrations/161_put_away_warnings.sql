-- Why staff went on with an offline donation in spite of a warning.
create table put_away_warnings (
  donation_id bigint not null references donations (id) on delete cascade,
  warning text not null,
  reason text not null,
  -- JSON: the donations and the sum that the warning showed.
  found text not null,
  actor_id bigint not null,
  at timestamptz not null,
  primary key (donation_id, warning)
);

-- Finds a bank reference by its digits, however it is written.
create index donations_reference_digits on donations (ltrim(regexp_replace(provider_id, '\D', '', 'g'), '0'))
  where source = 'offline';

-- Partners that may embed the widget with sign-in, the attribution of donations, and the staff that may read the
-- report.
create table partners (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text not null,
  created_at timestamptz not null
);

create table partner_origins (
  origin text primary key,
  partner_id text not null references partners (id) on delete cascade
);

-- A partner may leave; its donations stay.
alter table donations
  add column partner_id text references partners (id) on delete set null,
  add column utm_source text check (char_length(utm_source) between 1 and 100),
  add column utm_medium text check (char_length(utm_medium) between 1 and 100),
  add column utm_campaign text check (char_length(utm_campaign) between 1 and 100),
  add column utm_term text check (char_length(utm_term) between 1 and 100),
  add column utm_content text check (char_length(utm_content) between 1 and 100);

-- The report reads a range of days; this is the moment that decides a donation's day (donation/listDonations.ts).
create index donations_counted on donations (coalesce(settled_at, created_at));

alter table users add column is_staff boolean not null default false;

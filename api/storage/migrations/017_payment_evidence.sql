-- Each distinct answer of the provider is stored once, and its repeats are counted. Messages that were not believed are
-- counted per donation. A donation knows the sign-in on a partner's page that began it. Rows of older versions lose
-- their card fields.
alter table payment_events
  add column provider text not null default 'payu',
  add column digest text,
  add column unsigned text,
  add column seen integer not null default 1,
  add column last_at timestamptz;

create unique index payment_events_digest on payment_events (provider, digest);

create table payment_doubts (
  txn_id text primary key,
  doubts integer not null,
  last_at timestamptz not null
);

insert into payment_doubts (txn_id, doubts, last_at)
  select txn_id, count(*)::int, max(created_at) from payment_events
  where not verified and source <> 'query' group by txn_id;

alter table donations add column consent_id bigint;

create index donations_consent on donations (consent_id) where consent_id is not null;

-- The JSON text without the fields of cards. Text that was cut is no JSON any more; nothing of it is kept.
create function without_cards(body text) returns text language plpgsql as $$
begin
  return (
    select '{' || coalesce(string_agg(to_json(key)::text || ':' || value::text, ',' order by place), '') || '}'
    from json_each(body::json) with ordinality as field (key, value, place) where key !~* 'card'
  );
exception when others then
  return '{}';
end $$;

update payment_events set body = without_cards(body) where body ilike '%card%';

drop function without_cards;

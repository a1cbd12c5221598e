-- "More" or "another day" is a new agreement. The mandate that it replaces ends when the donor has agreed to the new one.
alter table mandates add column replaces_id bigint references mandates (id);

create index mandates_replaces on mandates (replaces_id) where replaces_id is not null;

-- What the donor agreed to in the sign-in window of a partner's page besides the donation: to give every month. As JSON.
alter table sessions add column agreed_monthly text;

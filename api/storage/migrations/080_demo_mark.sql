-- Marks what the demo fills: its accounts, whose password is public, and its database. Production refuses both.
alter table users add column demo boolean not null default false;

create table demo_database (
  marked_at timestamptz not null
);

-- Earlier demos marked nothing. Nobody owns an address at example.org.
update users set demo = true where email like '%@example.org';

-- The demo's own database has no other staff.
insert into demo_database (marked_at)
  select now() where exists (select from users where demo and role is not null)
    and not exists (select from users where not demo and role is not null);

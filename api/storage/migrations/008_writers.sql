-- The account that wrote a row, so the row is deleted with that account. Null without one: a typed address does not
-- prove who wrote it.
alter table messages
  add column user_id bigint references users (id) on delete cascade;

alter table volunteers
  add column user_id bigint references users (id) on delete cascade;

alter table outbox
  add column user_id bigint references users (id) on delete cascade;

-- Donors without a PAN who got the year's one mail about it.
create table pan_reminders (
  user_id bigint not null references users (id) on delete cascade,
  year text not null,
  sent_at timestamptz not null,
  primary key (user_id, year)
);

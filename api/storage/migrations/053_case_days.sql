-- On which days' comparisons a case was found, and whether the last comparison of such a day no longer found it. A case
-- that only a message opened, on a day that was not over, has no day yet.
create table case_days (
  case_id bigint not null references cases (id),
  day text not null,
  found_at timestamptz not null,
  gone_at timestamptz,
  primary key (case_id, day)
);

create index case_days_day on case_days (day);

insert into case_days (case_id, day, found_at)
  select id, day, found_at from cases
  where day < to_char(opened_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD');

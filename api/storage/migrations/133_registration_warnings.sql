-- Which mails have reminded of the end of a registration of the trust: each goes once.
create table registration_warnings (
  registration text not null,
  until_day text not null,
  step integer not null,
  sent_at timestamptz not null,
  primary key (registration, until_day, step)
);

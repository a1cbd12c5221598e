-- Each attempt of a month, and not only the last: a provider may call a debit failed, and capture it afterwards. Then its month is paid.
create table mandate_attempts (
  donation_id bigint primary key references donations (id),
  mandate_id bigint not null,
  cycle text not null,
  foreign key (mandate_id, cycle) references mandate_cycles (mandate_id, cycle)
);

create index mandate_attempts_month on mandate_attempts (mandate_id, cycle);

insert into mandate_attempts (donation_id, mandate_id, cycle)
select donation_id, mandate_id, cycle from mandate_cycles where donation_id is not null;

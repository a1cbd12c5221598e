-- `next_on`: the Indian day of the next debit, as the job planned it. The others: how a donor asked staff to stop a mandate, on which day, and who wrote it down.
alter table mandates
  add column next_on text check (next_on ~ '^\d{4}-\d{2}-\d{2}$'),
  add column stop_way text check (stop_way in ('phone', 'mail', 'letter', 'in_person')),
  add column stop_on text check (stop_on ~ '^\d{4}-\d{2}-\d{2}$'),
  add column stop_note text,
  add column stop_by bigint references users (id) on delete set null;

create index mandates_next on mandates (next_on) where state = 'active';

create index mandate_cycles_failed on mandate_cycles (debit_on) where state = 'failed';

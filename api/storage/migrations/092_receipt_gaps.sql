-- Receipt numbers that are never given (again), because they may have been given between a backup and its restore.
create table receipt_gaps (
  financial_year text not null,
  first integer not null,
  last integer not null check (last >= first),
  backup_at timestamptz not null,
  recorded_at timestamptz not null,
  primary key (financial_year, first)
);

create trigger receipt_gaps_rows before update or delete on receipt_gaps
  for each row execute function refuse_receipt_change();

create trigger receipt_gaps_table before truncate on receipt_gaps
  for each statement execute function refuse_receipt_change();

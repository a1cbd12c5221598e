-- The pool of pre-acknowledgement numbers. A receipt has at most one number, and a number at most one receipt.
create table pre_acknowledgements (
  number text primary key,
  added_at timestamptz not null,
  receipt text unique,
  given_at timestamptz,
  filed_with bigint references statements (id),
  check ((receipt is null) = (given_at is null)),
  check (filed_with is null or receipt is not null)
);

create index pre_acknowledgements_free on pre_acknowledgements (number) where receipt is null;

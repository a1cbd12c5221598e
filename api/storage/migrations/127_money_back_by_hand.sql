-- Money that goes back outside the provider, and cancelled donations, need two persons as refunds do. `way`: how it goes back.
-- `day` (`yyyy-MM-dd`) and `reference` are those of the bank; `cancel_reason` is a code.
alter table refund_requests
  add column way text not null default 'provider' check (way in ('provider', 'returned', 'voided')),
  add column day text,
  add column reference text,
  add column cancel_reason text,
  add check ((way = 'returned') = (day is not null)),
  add check ((way = 'voided') = (cancel_reason is not null));

-- When a donor's account was deleted with whom staff had merged this donor. The merge may have been a mistake, so the donor stays for a while, and staff can
-- undo it (api/storage/tidy.ts). Null: nothing of the kind.
alter table donors add column left_at timestamptz;

create index donors_left on donors (left_at) where left_at is not null;

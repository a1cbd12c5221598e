-- Indexes of the staff desk: its orders end with the id, so a page begins after a row; its search looks for beginnings
-- of texts. A cheque or a transfer may be larger than what can be given online.
alter table donations drop constraint donations_amount_check;

alter table donations add constraint donations_amount_check
  check (amount between 1 and 1000000 or (source = 'offline' and amount between 1 and 1000000000));

-- The same order with the id replaces the index of the report.
drop index donations_counted;

create index donations_counted on donations ((coalesce(settled_at, created_at)), id);

create index donations_amount on donations (amount, id);

create index donations_provider_id on donations (provider_id) where provider_id is not null;

create index users_name on users (lower(full_name) text_pattern_ops);

create index users_email_start on users (email text_pattern_ops);

create index donors_name on donors (lower(full_name) text_pattern_ops);

create index donors_email on donors (lower(email) text_pattern_ops) where email is not null;

create index donors_merged on donors (merged_into) where merged_into is not null;

-- When the next month of a mandate is looked at again, so that the job, each minute, reads only what is due. Null: at once.
alter table mandates add column plan_at timestamptz;

create index mandates_plan on mandates (plan_at) where state = 'active';

-- Forms that nobody sent stay in this state for long.
create index mandates_registering on mandates (id) where state = 'registering';

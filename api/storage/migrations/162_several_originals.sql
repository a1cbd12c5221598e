-- A year may have several original statements: only the first filing must be one.
alter table statements drop constraint statements_check2;

alter table statements add constraint statements_first_is_original check (version is distinct from 1 or revises is null);

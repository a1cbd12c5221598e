-- The contract lists the donation types, and the importer checks what each one requires. A second list here would need
-- a migration for each new type.
alter table projects
  drop constraint if exists projects_donation_type_check,
  drop constraint if exists projects_check;

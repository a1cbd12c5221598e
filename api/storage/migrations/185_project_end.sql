-- The last Indian day of a project's appeal; null if it has none.
alter table project_pages add column ends_on text check (ends_on ~ '^\d{4}-\d{2}-\d{2}$');

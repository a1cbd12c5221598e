-- How often the link to a file was opened, by the hash of its ticket's id. The row begins with the first opening; the link is used up after a few, or when `expires_at` is over.
create table file_openings (
  ticket_sha256 text primary key,
  opened integer not null default 1,
  expires_at timestamptz not null
);

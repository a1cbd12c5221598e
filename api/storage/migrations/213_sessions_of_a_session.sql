-- Signing out ends the sessions that a session issued, and deleting one looks for them. Without an index both read all sessions.
create index sessions_parent on sessions (parent_id) where parent_id is not null;

-- Entries of the audit log may be deleted after a year, as the privacy page says of technical records. Until then
-- nobody can.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '365 days' then
      return old;
    end if;
  end if;
  raise exception 'audit_entries is append-only';
end $$;

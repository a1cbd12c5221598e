-- Donors without an account refuse the mails of deeds by a link in them; null: not refused.
alter table donors add column deeds_refused_at timestamptz;

-- Where one POST ends the mails of this kind (RFC 8058); null: mails that cannot be refused.
alter table mails add column unsubscribe_url text;

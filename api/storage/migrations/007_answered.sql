-- Whether the provider has answered the last query about a donation. An open query keeps the donor from paying twice.
alter table donations add column answered_at timestamptz;

-- Earlier queries count as answered, because nobody knows of them.
update donations set answered_at = asked_at;

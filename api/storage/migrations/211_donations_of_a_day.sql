-- The comparison with the provider asks for the donations that began on a day. Those that were paid on it are found by donations_counted.
create index donations_created on donations (created_at);

-- Finds the few donations that are being confirmed without reading all that were never paid. Jobs look for them every
-- minute.
create index donations_settling on donations (created_at)
  where state = 'pending' and stage = 'settling';

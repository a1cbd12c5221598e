-- What an item's price is for, in both languages: one word for all does not suit meals and cows. Empty if nobody has
-- written it.
alter table items
  add column unit_en text not null default '',
  add column unit_hi text not null default '';

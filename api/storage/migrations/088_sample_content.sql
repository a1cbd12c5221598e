-- Places of the imported content that are still the sample's (`contact/en.yaml`, `rules/receipts.json: 1`). Production does
-- not start with any.
create table sample_content (
  place text primary key
);

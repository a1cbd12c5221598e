-- The language of the donation. The pages after the payment use it, too. Null: unknown.
alter table donations add column language text check (language in ('en', 'hi'));

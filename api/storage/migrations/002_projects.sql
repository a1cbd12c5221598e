-- Projects, items and purposes in both languages, and the organisation's contact details.
create table projects (
  id bigint primary key,
  slug text not null unique,
  donation_type text not null check (donation_type in ('fixed', 'item', 'flexible')),
  base_amount integer check (base_amount > 0),
  title_en text not null,
  title_hi text not null,
  description_en text not null,
  description_hi text not null,
  check ((donation_type = 'fixed') = (base_amount is not null))
);

create table purposes (
  id bigint primary key,
  project_id bigint not null references projects (id) on delete cascade,
  title_en text not null,
  title_hi text not null
);

create table items (
  id bigint primary key,
  project_id bigint not null references projects (id) on delete cascade,
  slug text not null unique,
  price integer not null check (price > 0),
  default_quantity integer not null check (default_quantity >= 0),
  title_en text not null,
  title_hi text not null
);

create table suggestions (
  project_id bigint not null references projects (id) on delete cascade,
  amount integer not null check (amount > 0),
  label_en text not null,
  label_hi text not null,
  primary key (project_id, amount)
);

create table contacts (
  language text primary key check (language in ('en', 'hi')),
  body text not null
);

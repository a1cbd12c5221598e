-- Indexes of the desk's list of donors: its order, and the search by a phone number, whose last ten digits count.
create index users_created on users (created_at, id);

create index users_phone on users
  (right(regexp_replace(contact_no, '\D', '', 'g'), 10)) where contact_no is not null;

create index donors_created on donors (created_at, id);

create index donors_phone on donors
  (right(regexp_replace(contact_no, '\D', '', 'g'), 10)) where contact_no is not null;

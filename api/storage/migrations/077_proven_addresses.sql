-- When the owner of an account proved that its e-mail address is theirs: by a code or a link that was mailed there, or through an identity provider that had
-- verified the address. Null: nobody did. An account from an identity provider was made with a verified address.
alter table users add column email_proven_at timestamptz;

update users set email_proven_at = created_at
  where exists (select from identities where identities.user_id = users.id);

-- The code that was mailed last, as a keyed hash. A newer one replaces it.
create table email_codes (
  user_id bigint primary key references users (id) on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null
);

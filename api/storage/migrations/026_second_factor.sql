-- Second factors of staff: the secret of the authenticator app, codes for a lost phone, and sign-ins that wait for a
-- code.
create table second_factors (
  user_id bigint primary key references users (id) on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table recovery_codes (
  code_sha256 text primary key,
  user_id bigint not null references users (id) on delete cascade,
  used_at timestamptz
);

create index recovery_codes_user on recovery_codes (user_id);

create table pending_sign_ins (
  token_sha256 text primary key,
  user_id bigint not null references users (id) on delete cascade,
  way text not null,
  expires_at timestamptz not null
);

create index pending_sign_ins_user on pending_sign_ins (user_id);

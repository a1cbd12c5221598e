-- Browsers in which the owner of an account has signed in: nobody else's failed sign-ins stop the owner there.
create table known_devices (
  user_id bigint not null references users (id) on delete cascade,
  device_sha256 text not null,
  used_at timestamptz not null,
  primary key (user_id, device_sha256)
);

create index known_devices_used on known_devices (used_at);

-- The device that began the session; null in one that an older instance opened.
alter table sessions add column device_sha256 text;

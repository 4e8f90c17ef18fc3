-- A mail that its owner has named stands only when somebody who reads it says so: by a link that is sent there.
create table access.mail_change (
  token_hash bytea primary key,
  account_id integer not null references access.account on delete cascade,
  -- who asked is not signed out by it
  session_id bigint references access.session on delete set null,
  mail text not null check (mail = lower(mail) and mail like '%@%'),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_change_account on access.mail_change (account_id);
create index mail_change_session on access.mail_change (session_id) where session_id is not null;

-- Contacts that whoever has the account changes themselves.
create function people.give_mail(account_id integer, mail text) returns void language sql as $$
  update people.person set email = mail, version = version + 1 where admin_user_id = give_mail.account_id
$$;
create function people.give_phone(account_id integer, phone text) returns void language sql as $$
  update people.person set phone = give_phone.phone, version = version + 1 where admin_user_id = give_phone.account_id
$$;

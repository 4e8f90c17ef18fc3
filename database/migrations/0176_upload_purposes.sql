-- Documents are given for a purpose that a room declares; what families and strangers give is checked before anybody opens it.
alter table media.file
  add column purpose text check (purpose <> ''),
  -- given and not checked yet; checked; refused, its bytes erased
  add column state text not null default 'clean' check (state in ('clean', 'checking', 'refused')),
  -- why, as a code
  add column flaw text,
  -- when it was last begun to be checked, and how often: what ends its thread again and again is refused
  add column check_began timestamptz,
  add column checks smallint not null default 0,
  -- of a stranger: the address, as nobody but the server can name it
  add column given_from text,
  alter column uploaded_by drop not null,
  add check (uploaded_by is not null or (given_from is not null and client_id is not null)),
  add check ((state = 'refused') = (flaw is not null));

-- an update without rows would be counted as a change, and a new database is one where nothing was
do $$ begin
  if exists (select from media.file where kind = 'document') then
    update media.file f set purpose = case
        when exists (select from homework_files.homework_file h where h.file_id = f.id) then 'homework'
        when exists (select from personal_file.document d where d.file_id = f.id)
          or exists (select from personal_file.achievement a where a.file_id = f.id) then 'personal-file'
        else 'own-field' end
      where kind = 'document';
  end if;
end $$;
alter table media.file add check ((kind = 'document') = (purpose is not null));

-- a stranger has no account: the name that the device gave its upload is what only that device knows
create unique index file_stranger on media.file (client_id) where uploaded_by is null;
create index file_given on media.file (purpose, uploaded_by, made_at) where purpose is not null;
create index file_given_from on media.file (given_from, made_at) where given_from is not null;
create index file_checking on media.file (made_at) where state = 'checking';

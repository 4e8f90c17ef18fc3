-- Everybody reads in their own language: the account keeps its choice, notices keep what they say apart from how it is said.
alter table access.account add column language text check (language ~ '^[a-z]{2,3}$');
comment on column access.account.language is 'null: the browser''s, and the school''s where there is no browser';

-- {"id": the text in its source language with places {0}, "values": [what stands in them, texts as well]}
alter table notices.notice
  drop constraint notice_title_check,
  drop constraint notice_text_check,
  alter column text drop default,
  alter column text drop not null,
  alter column title type jsonb using jsonb_build_object('id', '{0}', 'values', jsonb_build_array(title)),
  alter column text type jsonb
    using case when text <> '' then jsonb_build_object('id', '{0}', 'values', jsonb_build_array(text)) end,
  add constraint notice_title_check check (title ->> 'id' <> '' and octet_length(title::text) <= 4000),
  add constraint notice_text_check check (text ->> 'id' <> '' and octet_length(text::text) <= 40000);

-- What access asks of persons, as people publishes it: so that it knows none of their tables. A condition on a day is asked
-- with the day, so periods stand as they are.
create view access.person as
  select id, admin_user_id, surname, name, full_name, sort_name, search, email, phone, iin, archived_at from people.person;
create view access.person_kind as select person_id, kind_id from people.kind_member;
create view access.person_employment as select person_id, during from people.employment;
create view access.legal_representative as
  select adult_id as person_id, child_id, during from people.kinship where is_legal_representative;
-- Writing to them stays with people.
alter function people.give_account(integer, integer) rename to link_account;
alter function people.give_mail(integer, text) rename to change_mail;
alter function people.give_phone(integer, text) rename to change_phone;
create or replace function people.link_account(person_id integer, account_id integer) returns void language sql as $$
  update people.person set admin_user_id = link_account.account_id where id = link_account.person_id
$$;
create or replace function people.change_mail(account_id integer, mail text) returns void language sql as $$
  update people.person set email = mail, version = version + 1 where admin_user_id = change_mail.account_id
$$;
create or replace function people.change_phone(account_id integer, phone text) returns void language sql as $$
  update people.person set phone = change_phone.phone, version = version + 1
  where admin_user_id = change_phone.account_id
$$;
alter function people.link_account(integer, integer) set schema access;
alter function people.change_mail(integer, text) set schema access;
alter function people.change_phone(integer, text) set schema access;

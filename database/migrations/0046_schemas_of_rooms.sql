-- Each room writes to its own schema: the school's own row and the rules of grading move to the rooms that write them.
create schema school;
alter table organisation.school set schema school;

alter table curriculum.grading_policy set schema journal;
alter function curriculum.is_grading_policy(jsonb) set schema journal;
alter function curriculum.keep_policy() set schema journal;

-- The history is never rewritten but where the table that it tells of gets another name.
drop trigger append_only on history.change;
update history.change set subject = case subject when 'organisation.school' then 'school.school'
    else 'journal.grading_policy' end
  where subject in ('organisation.school', 'curriculum.grading_policy');
create trigger append_only before update or delete on history.change for each row execute function history.refuse_rewriting();

-- Mergers know their tables by name, and the newest rows of other rooms by their tables.
update people.merger set trail = replace(trail::text, '"curriculum.grading_policy"', '"journal.grading_policy"')::jsonb
  where trail::text like '%"curriculum.grading_policy"%';
update people.merger set trail = jsonb_set(trail, '{newest}', jsonb_build_object('journal.score', trail #> '{newest,score}',
    'journal.miss', trail #> '{newest,miss}', 'journal.period_result', trail #> '{newest,result}'))
  where trail -> 'newest' ? 'score';

-- The one way in which accounts come to persons: who makes accounts writes no persons.
create function people.give_account(person_id integer, account_id integer) returns void language sql as $$
  update people.person set admin_user_id = give_account.account_id where id = give_account.person_id
$$;

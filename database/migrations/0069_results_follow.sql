-- A stored result follows its marks. What nobody has set is computed again whenever they change; what somebody has set stays,
-- `recommended` and `percent` say what the marks say now, and `confirmed_for` what they said when it was set or confirmed: where
-- the two have parted and the value is not the recommended one, the result differs until somebody confirms it. A reopened period
-- is settled once its term is over.

alter table results.period_result add column confirmed_for smallint;
update results.period_result set confirmed_for = recommended;
alter table results.period_result add column differs boolean not null generated always as (
  author_id is not null and type <> 'exam' and not (type = 'passfail' and recommended is null)
    and value is distinct from recommended and recommended is distinct from confirmed_for) stored;
create index period_result_differs on results.period_result (year_id, course_id) where differs;

alter table results.reopening add column settled_at timestamptz;
create index reopening_unsettled on results.reopening (until) where settled_at is null;

-- Changes of lines count as made after the approval from a moment on; state plans that are not used any more are put away.
alter table curriculum.plan
  -- as the plan stood then it was approved
  add column approved_at timestamptz,
  add check ((order_number is null) = (approved_at is null));
alter table standards.standard add column removed_at timestamptz;
create unique index standard_title on standards.standard (lower(title)) where removed_at is null;
-- what has become of the lines of a year's plan, those removed too
create index change_plan on history.change (((coalesce(after, before) ->> 'year_id')::integer), id)
  where subject = 'curriculum.rup_line';

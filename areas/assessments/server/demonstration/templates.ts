import { sql } from 'kysely'
import { keepUsualRoute, writePastRuns } from '#areas/approvals/server/index.ts'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { requestSubject } from '../planning/requests.ts'
import { usualRequestRoute } from '../planning/approval.ts'

/** The plan of each line of these years, as its groups have their works: what most of them have alike. */
async function writeTemplates(db: Database): Promise<void> {
  await sql`
    with owned as materialized (
      select distinct cl.line_id, g.id as group_id from curriculum.class_line cl
      join classes.group_class gc on gc.class_id = cl.class_id
      join classes.study_group g on g.id = gc.group_id and g.course_id = cl.course_id and g.year_id = cl.year_id),
    alike as (
      select o.line_id, q.number as quarter, w.kind, w.number, count(*) as groups,
        mode() within group (order by w.maximum) as maximum,
        case when count(distinct w.title) = 1 then min(w.title) else '' end as title,
        (select count(*) from owned all_of where all_of.line_id = o.line_id) as of
      from owned o join assessments.work w on w.group_id = o.group_id
      join calendar.calendar_entry q on q.id = w.quarter_id group by o.line_id, q.number, w.kind, w.number),
    made as (
      insert into assessments.template (line_id) select distinct line_id from alike on conflict do nothing returning line_id)
    insert into assessments.template_work (line_id, quarter, kind, number, title, maximum)
    select a.line_id, a.quarter, a.kind, a.number, left(a.title, 200), a.maximum
    from alike a join made using (line_id) where a.groups * 2 > a.of and (a.kind = 'sor' or a.number = 1)`.execute(db)
}

/** One teacher asks for one more СОР in the quarter that goes on; who plans those of the school has not decided yet. */
async function writeRequest(db: Database, today: CalendarDate): Promise<void> {
  const askedOn = addDays(today, -1)
  const { rows } = await sql<{ id: number; title: string; author: number }>`
    with asked as (
      select g.id as group_id, q.id as quarter_id, a.teacher_id, co.title || ', ' || g.title as title,
        coalesce((select max(w.maximum) from assessments.work w where w.group_id = g.id and w.kind = 'sor'), 20) as maximum
      from classes.study_group g join curriculum.course co on co.id = g.course_id
      join workload.assignment a on a.group_id = g.id and a.during @> ${today}::date
      join calendar.calendar_entry q on q.year_id = g.year_id and q.type = 'quarter'
        and ${today}::date between q.start_date and q.end_date
      where g.year_id = ${currentYearId(today)} and exists (
        select from assessments.work w where w.group_id = g.id and w.quarter_id = q.id and w.kind = 'sor')
      order by g.id limit 1),
    made as (
      insert into assessments.work_request (group_id, quarter_id, action, kind, title, maximum, reason, asked_by, asked_at)
      select group_id, quarter_id, 'add', 'sor', '', maximum, ${t`Раздел большой: удобнее разбить его на две работы`},
        teacher_id, ${askedOn}::date + interval '10 hours' from asked returning id, asked_by)
    select made.id, asked.title, made.asked_by as author from made cross join asked`.execute(db)
  const [request] = rows
  if (!request) return
  const deciders = await sql<{ id: number }>`
    select distinct p.id from access.account_role ar join access.role r on r.id = ar.role_id
    join people.person p on p.admin_user_id = ar.account_id where r.name in ('headteacher', 'metodist')
      and p.id <> ${request.author} order by p.id limit 5`.execute(db)
  await keepUsualRoute(db, usualRequestRoute)
  await writePastRuns(db, [
    {
      kind: requestSubject,
      subjectId: request.id,
      title: request.title,
      authorId: request.author,
      startedOn: askedOn,
      deciders: deciders.rows.map(({ id }) => id),
      outcome: null,
    },
  ])
}

export const templates: DemonstrationPart = {
  name: 'templates-of-works',
  write: async ({ db, today }) => {
    await writeTemplates(db)
    await writeRequest(db, today)
  },
}

import { sql } from 'kysely'
import type { Output } from '#platform/contract/endpoint.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { rememberedList } from './remembered-list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportIncompleteWorks, listIncompleteWorks } from '../contract/completion.ts'
import { gradingOfGroups } from '#areas/grading/server/index.ts'
import { journalOf } from './journal-of.ts'
import { joinTeachers } from './group-teachers.ts'
import {
  groupInScope,
  haveBeen,
  isOfTeacher,
  lastDay,
  completionQuery,
  wasMemberFrom,
  type CompletionQuery,
} from './completion-query.ts'

/**
 * What is wrong with СОР and СОЧ in the quarters of the days asked for, of groups that have them by their grading: none
 * planned where there are lessons, planned without a lesson, or written on one of these days and without points of some
 * who were in the group then and still are. Rows: group_id, group, course, quarter_id, work_id (none is planned: null), kind, number,
 * date, lesson_id (none is chosen: null), students.
 */
export const incompleteWorks = (request: CompletionQuery) => sql`
  with quarter as materialized (
    select q.id, q.year_id, q.start_date, q.end_date from calendar.calendar_entry q
    where q.type = 'quarter' and q.start_date <= ${lastDay(request)}::date and q.end_date >= ${request.filter.from}::date),
  graded as materialized (
    select g.id, g.title, co.title as course, q.id as quarter_id, q.start_date, q.end_date
    from classes.study_group g join curriculum.course co on co.id = g.course_id
    join ${gradingOfGroups(sql<boolean>`sg.year_id in (select year_id from quarter)`)} grading on grading.id = g.id
    join quarter q on q.year_id = g.year_id
    where grading.mode in ('every_quarter', 'six_months') and ${groupInScope(request)} and ${isOfTeacher(request)}),
  unplanned as (
    select g.id, g.title, g.course, g.quarter_id, null::integer as work_id, null::text as kind, null::smallint as number,
      null::date as date, null::bigint as lesson_id, 0::bigint as students
    from graded g
    where not exists (select from assessments.work w where w.group_id = g.id and w.quarter_id = g.quarter_id)
      and exists (select from timetable.lesson l where l.group_id = g.id and l.takes_place
        and l.date between g.start_date and g.end_date)),
  planned as materialized (
    select w.id as work_id, g.id, g.title, g.course, g.quarter_id, w.kind, w.number, l.date, l.id as lesson_id,
      greatest(l.date, least(${request.today}::date, g.end_date)) as until
    from graded g join assessments.work w on w.group_id = g.id and w.quarter_id = g.quarter_id
    left join timetable.lesson l on l.id = w.lesson_id
    where l.id is null or ${haveBeen(request)}),
  unmarked as (
    select w.id, w.title, w.course, w.quarter_id, w.work_id, w.kind, w.number, w.date, w.lesson_id, count(*) as students
    from planned w join classes.group_member m on m.group_id = w.id and ${wasMemberFrom('w.date', 'w.until')}
    where (w.work_id, m.student_id) not in (
      select s.work_id, s.student_id from journal.score s where s.work_id in (select work_id from planned))
    group by w.work_id, w.id, w.title, w.course, w.quarter_id, w.kind, w.number, w.date, w.lesson_id)
  select id as group_id, title as "group", course, quarter_id, work_id, kind, number, date, lesson_id, students from unplanned
  union all
  select id, title, course, quarter_id, work_id, kind, number, date, lesson_id, 0 from planned where lesson_id is null
  union all
  select id, title, course, quarter_id, work_id, kind, number, date, lesson_id, students from unmarked`

type Row = Output<typeof listIncompleteWorks>['items'][number]

const findIncompleteWorks = (db: Database, request: CompletionQuery) =>
  rememberedList(db, {
    keys: ['group_id', 'quarter_id', 'work_id', 'students'],
    found: sql`select work.* from (${incompleteWorks(request)}) work
      order by work.lesson_id is not null desc, work.date desc nulls last, work.course, work."group", work.group_id, work.kind,
        work.number, work.quarter_id`,
    told: (known, isMany) => sql<Row>`
      select known.group_id, g.title as "group", co.title as course, q.title as quarter,
        case when w.id is null then 'unplanned' when w.lesson_id is null then 'undated' else 'unmarked' end as gap,
        w.kind, w.number, l.date, w.lesson_id, known.students,
        coalesce(taught.names, '') as teachers
      from ${known} join classes.study_group g on g.id = known.group_id join curriculum.course co on co.id = g.course_id
      join calendar.calendar_entry q on q.id = known.quarter_id
      left join assessments.work w on w.id = known.work_id left join timetable.lesson l on l.id = w.lesson_id
      ${joinTeachers(request, isMany)} order by known.place`,
  })

export const listIncompleteWorksHandler = handle(listIncompleteWorks, ({ query, caller, db, today, context }) =>
  findIncompleteWorks(db, completionQuery(query, caller, today, context)).pageOf(query),
)

const nameOf = ({ kind, number, quarter }: Row): string =>
  kind === null ? quarter : `${kind === 'soch' ? t`СОЧ` : t`СОР ${number}`}, ${quarter}`
const gapOf = ({ gap, students, date }: Row): string => {
  if (gap === 'unplanned') return t`Работы не запланированы`
  if (gap === 'undated') return t`Нет даты: урок не выбран`
  return [t`Без баллов: ${students}`, date === null ? null : displayDate(date)].filter(Boolean).join(', ')
}
const columns: Record<(typeof exportIncompleteWorks)['columns'][number], SheetColumn<Row>> = {
  group: { title: msg`Журнал`, width: 34, kind: 'text', of: journalOf },
  work: { title: msg`Работа`, width: 22, kind: 'text', of: nameOf },
  teachers: { title: msg`Учитель`, width: 34, kind: 'text', of: ({ teachers }) => teachers },
  gap: { title: msg`Что не так`, width: 34, kind: 'text', of: gapOf },
}
export const exportIncompleteWorksHandler = handle(
  exportIncompleteWorks,
  async ({ query, caller, db, today, context, record }) => {
    const whole = await findIncompleteWorks(db, completionQuery(query, caller, today, context)).whole()
    const title = t`СОР и СОЧ, требующие внимания`
    return exportRows({ list: 'journal.works', title, columns, query, found: whole, caller, today, record })
  },
)

import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { classOn, fewMarksKeys, tellFewMarks, type FewMarksColumn, type FewMarksRow } from './few-marks-file.ts'
import { rememberedList } from './remembered-list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportFewMarks, listFewMarks } from '../contract/completion.ts'
import { passFailModes } from '#areas/grading/rules/grading-mode.ts'
import { gradingOfGroups } from '#areas/grading/server/index.ts'
import { joinTeachers } from './group-teachers.ts'
import { journalOf } from './journal-of.ts'
import {
  groupInScope,
  isOwnClass,
  isOfOwnClass,
  isOfTeacher,
  lastDay,
  completionQuery,
  wasMemberFrom,
  type CompletionQuery,
} from './completion-query.ts'

/** Where a policy that was stored before the setting says nothing. */
const minFo = sql`coalesce((policy.rules ->> 'least_fo')::integer, 3)`

/**
 * Students with too few ФО in the quarter of the last day asked for, in subjects where ФО count: fewer than the policy's
 * least, in proportion to the lessons that the student's group has had of those it has in the quarter; who joined later is
 * asked for those since. Marks from another group of the course count. Rows: group_id, group, course, student_id, student,
 * sort_name, quarter_id, marks, expected.
 */
export const fewMarks = (request: CompletionQuery) => sql`
  with quarter as materialized (
    select q.id, q.year_id, q.title, q.start_date, q.end_date, least(q.end_date, ${lastDay(request)}::date) as until
    from calendar.calendar_entry q where q.type = 'quarter' and q.start_date <= ${lastDay(request)}::date
    order by q.start_date desc limit 1),
  graded as materialized (
    select g.id, g.course_id, g.title, co.title as course, ${minFo} as least
    from quarter join classes.study_group g on g.year_id = quarter.year_id
    join curriculum.course co on co.id = g.course_id
    join ${gradingOfGroups(sql<boolean>`sg.year_id in (select year_id from quarter)`)} grading on grading.id = g.id
    join lateral (select rules from grading.policy own where own.year_id = g.year_id
      order by own.version desc limit 1) policy
      on grading.mode = any(${[...passFailModes]}) or (policy.rules -> 'weights' ->> 'fo')::integer > 0
    where grading.mode not in ('not_evaluated', 'no_in_rup') and ${groupInScope(request)} and ${isOfTeacher(request)}
      and ${isOfOwnClass(request)}),
  -- who joined later has had fewer lessons, so where nobody is asked for a mark yet none of them is
  paced as materialized (
    select g.*, paced.whole, paced.held from quarter cross join graded g cross join lateral (
      select count(*) as whole, count(*) filter (where l.date <= quarter.until) as held from timetable.lesson l
      where l.group_id = g.id and l.takes_place and l.date between quarter.start_date and quarter.end_date) paced
    where paced.whole > 0 and g.least * paced.held >= paced.whole),
  -- lessons of each group by their days: how many the year has is guessed as if all were asked for
  marks as materialized (
    select s.student_id, sg.course_id, count(*) as count
    from quarter join classes.study_group sg on sg.year_id = quarter.year_id
      and sg.course_id in (select course_id from paced)
    cross join lateral (select one.id from timetable.lesson one
      where one.group_id = sg.id and one.date between quarter.start_date and quarter.until offset 0) l
    cross join lateral (select given.student_id from journal.score given
      where given.lesson_id = l.id and given.type = 'fo' offset 0) s
    where ${isOwnClass(request, sql.ref('s.student_id'))}
    group by s.student_id, sg.course_id),
  member as (
    select g.id, g.title, g.course, g.least, m.student_id, quarter.id as quarter_id, coalesce(marks.count, 0) as marks,
      g.whole, case when lower(m.during) <= quarter.start_date then g.held else (
        select count(*) from timetable.lesson l where l.group_id = g.id and l.takes_place
          and l.date between lower(m.during) and quarter.until) end as held
    from paced g cross join quarter
    join classes.group_member m on m.group_id = g.id and ${wasMemberFrom('quarter.until', 'quarter.until')}
      and ${isOwnClass(request, sql.ref('m.student_id'))}
    left join marks on marks.student_id = m.student_id and marks.course_id = g.course_id)
  select member.id as group_id, member.title as "group", member.course, member.student_id, p.full_name as student,
    p.sort_name, member.quarter_id, member.marks, member.least * member.held / member.whole as expected
  from member join people.person p on p.id = member.student_id
  where member.marks < member.least * member.held / member.whole`

/** The greatest want first: of a journal, to who looks at teachers; of a student in all subjects, to who guides them. */
const orderOf = ({ filter: { own_class } }: CompletionQuery) =>
  own_class === true
    ? sql`sum(few.expected - few.marks) over (partition by few.student_id) desc, few.sort_name, few.student_id,
        few.marks - few.expected, few.course, few."group"`
    : sql`few.marks - few.expected, few.course, few."group", few.sort_name, few.student_id`

/** @param columns of a file; of a page none */
const findFewMarks = (db: Database, request: CompletionQuery, columns: readonly FewMarksColumn[] = []) =>
  rememberedList(db, {
    keys: fewMarksKeys,
    found: sql`select few.* from (${fewMarks(request)}) few order by ${orderOf(request)}`,
    told: (known) => sql<FewMarksRow>`
      select known.group_id, g.title as "group", co.title as course, known.student_id, p.full_name as student,
        q.title as quarter, known.marks, known.expected, coalesce(taught.names, '') as teachers, own.title as class_title
      from ${known} join classes.study_group g on g.id = known.group_id join curriculum.course co on co.id = g.course_id
      join people.person p on p.id = known.student_id join calendar.calendar_entry q on q.id = known.quarter_id
      ${joinTeachers(request, false)}
      left join ${classOn(request)} own on own.student_id = known.student_id
      order by known.place`,
    toldInFile: (known) => tellFewMarks(db, request, columns, known),
  })

export const listFewMarksHandler = handle(listFewMarks, ({ query, caller, db, today, context }) =>
  findFewMarks(db, completionQuery(query, caller, today, context)).pageOf(query),
)

const columns: Record<FewMarksColumn, SheetColumn<FewMarksRow>> = {
  student: {
    title: msg`Ученик`,
    width: 40,
    kind: 'text',
    of: ({ student, class_title }) => [student, class_title].filter(Boolean).join(', '),
  },
  group: { title: msg`Журнал`, width: 34, kind: 'text', of: journalOf },
  teachers: { title: msg`Учитель`, width: 34, kind: 'text', of: ({ teachers }) => teachers },
  quarter: { title: msg`Период`, width: 14, kind: 'text', of: ({ quarter }) => quarter },
  marks: { title: msg`ФО`, width: 10, kind: 'text', of: ({ marks, expected }) => t`${marks} из ${expected}` },
}
export const exportFewMarksHandler = handle(exportFewMarks, async ({ query, caller, db, today, context, record }) => {
  const request = completionQuery(query, caller, today, context)
  const whole = await findFewMarks(db, request, query.columns).whole()
  const title = t`Мало отметок`
  return exportRows({ list: 'journal.few', title, columns, query, found: whole, caller, today, record })
})

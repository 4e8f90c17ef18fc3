import { sql } from 'kysely'
import type { Output } from '#platform/contract/endpoint.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { listOfSql } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportUnfilledLessons, listUnfilledLessons } from '../contract/completion.ts'
import { hasFiles } from '#areas/homework-files/server/index.ts'
import { gradingOfGroup } from '#areas/grading/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { lessonText } from '#areas/journal/server/index.ts'
import { isRollCalled } from '#areas/roll/server/index.ts'
import { journalOf } from './journal-of.ts'
import {
  groupInScope,
  haveBeen,
  haveBegun,
  isByTeacher,
  completionQuery,
  type CompletionQuery,
} from './completion-query.ts'

/**
 * Lessons that have been, with what they lack; where the subject is not graded nobody lacks a mark. Rows: id, group_id,
 * date, slot, starts_at, group, course, no_topic, no_homework, no_marks, no_roll.
 */
export const lessonsHeld = (request: CompletionQuery, areMeant = haveBeen(request)) => sql`
  -- how a group is graded is looked up once for it, not for each lesson
  with graded as materialized (
    select g.id, g.title, co.title as course, grading.mode from classes.study_group g
    join curriculum.course co on co.id = g.course_id ${gradingOfGroup}
    where g.id in (select l.group_id from timetable.lesson l where ${areMeant}) and ${groupInScope(request)})
  select l.id, l.group_id, l.date, l.slot, l.starts_at, g.title as "group", g.course,
    txt.topic is null as no_topic, txt.homework is null and not ${hasFiles(sql.ref('l.id'))} as no_homework,
    g.mode <> 'not_evaluated' and not exists (select from journal.score s where s.lesson_id = l.id) as no_marks,
    not ${isRollCalled(sql.ref('l.id'))} as no_roll
  from graded g join timetable.lesson l on l.group_id = g.id ${lessonText}
  where ${areMeant} and ${isByTeacher(request)}`

/** The same lessons with their topics alone. Rows: id, group_id, no_topic. */
export const topicsOfLessons = (request: CompletionQuery) => sql`
  select l.id, l.group_id, txt.topic is null as no_topic from timetable.lesson l
  join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id ${lessonText}
  where ${haveBeen(request)} and ${groupInScope(request)} and ${isByTeacher(request)}`

const gaps = { topic: sql`no_topic`, homework: sql`no_homework`, marks: sql`no_marks`, roll: sql`no_roll` }
type Row = Output<typeof listUnfilledLessons>['items'][number]

const findUnfilled = (db: Database, request: CompletionQuery, gap: keyof typeof gaps) => {
  // a roll is called when a lesson begins, the rest is asked for when it is over
  const held = lessonsHeld(request, gap === 'roll' ? haveBegun(request) : haveBeen(request))
  return listOfSql<Row>(db, {
    columns: sql`held.id, group_id, "group", course, date, slot, not no_topic as has_topic,
      not no_homework as has_homework, not no_marks as has_marks, not no_roll as has_roll,
      (select coalesce(string_agg(${shortName('t')}, ', ' order by t.sort_name), '') from timetable.lesson_teacher lt
        join people.person t on t.id = lt.teacher_id where lt.lesson_id = held.id) as teachers`,
    found: sql`from (${held}) held where ${gaps[gap]}`,
    ordered: sql`order by date desc, starts_at desc, held.id`,
  })
}

export const listUnfilledLessonsHandler = handle(listUnfilledLessons, ({ query, caller, db, today, context }) =>
  findUnfilled(db, completionQuery(query, caller, today, context), query.gap).pageOf(query),
)

const gapsOf = ({ has_topic, has_homework, has_marks, has_roll }: Row): string =>
  [
    has_topic ? null : t`темы`,
    has_homework ? null : t`задания`,
    has_marks ? null : t`отметок`,
    has_roll ? null : t`переклички`,
  ]
    .filter(Boolean)
    .join(', ')
const columns: Record<(typeof exportUnfilledLessons)['columns'][number], SheetColumn<Row>> = {
  lesson: { title: msg`Журнал`, width: 34, kind: 'text', of: journalOf },
  date: { title: msg`Когда`, width: 22, kind: 'text', of: ({ date, slot }) => t`${displayDate(date)}, ${slot}-й урок` },
  teachers: { title: msg`Учитель`, width: 34, kind: 'text', of: ({ teachers }) => teachers },
  gap: { title: msg`Чего нет`, width: 26, kind: 'text', of: gapsOf },
}
export const exportUnfilledLessonsHandler = handle(
  exportUnfilledLessons,
  async ({ query, caller, db, today, context, record }) => {
    const whole = await findUnfilled(db, completionQuery(query, caller, today, context), query.gap).whole()
    const title = t`Незаполненные уроки`
    return exportRows({ list: 'journal.unfilled', title, columns, query, found: whole, caller, today, record })
  },
)

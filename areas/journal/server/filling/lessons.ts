import { sql } from 'kysely'
import type { Output } from '#platform/contract/endpoint.ts'
import { handle } from '#platform/server/handle.ts'
import { listUnfilledLessons } from '../../contract/filling.ts'
import { gradingOfGroup } from '../group-grading.ts'
import { shortName } from '../short-name.ts'
import { groupInScope, haveBeen, isByTeacher, looking, type Looking } from './wish.ts'

/**
 * Lessons that have been, with what they lack; where the subject is not graded nobody lacks a mark. Rows: id, group_id,
 * date, slot, starts_at, group, course, no_topic, no_homework, no_marks.
 */
export const lessonsHeld = (asked: Looking) => sql`
  select l.id, l.group_id, l.date, l.slot, l.starts_at, g.title as "group", co.title as course,
    l.topic is null as no_topic, l.homework is null and not exists (select from journal.homework_file f
      where f.lesson_id = l.id and f.removed_at is null) as no_homework,
    g.mode <> 'not_evaluated' and not exists (select from journal.score s where s.lesson_id = l.id) as no_marks
  from (select g.id, g.title, g.course_id, grading.mode from classes.study_group g
      join curriculum.course co on co.id = g.course_id ${gradingOfGroup} where ${groupInScope(asked)}) g
  join curriculum.course co on co.id = g.course_id join timetable.lesson l on l.group_id = g.id
  where ${haveBeen(asked)} and ${isByTeacher(asked)}`

const lacks = { topic: sql`no_topic`, homework: sql`no_homework`, marks: sql`no_marks` }
type Row = Output<typeof listUnfilledLessons>['items'][number]

export const unfilledLessons = handle(listUnfilledLessons, async ({ query, caller, db, today, house }) => {
  const { page, size, lack } = query
  const held = lessonsHeld(looking(query, caller, today, house))
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from (${held}) held where ${lacks[lack]}`.execute(db)
  const { rows: items } = await sql<Row>`
    select held.id, group_id, "group", course, date, slot, not no_topic as has_topic, not no_homework as has_homework,
      not no_marks as has_marks,
      (select coalesce(string_agg(${shortName('t')}, ', ' order by t.sort_name), '') from timetable.lesson_teacher lt
        join people.person t on t.id = lt.teacher_id where lt.lesson_id = held.id) as teachers
    from (${held}) held where ${lacks[lack]}
    order by date desc, starts_at desc, held.id limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { items, total: counted[0]?.total ?? 0, page, size, active: query.active ?? null }
})

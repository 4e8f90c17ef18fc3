import { sql } from 'kysely'
import { readableLesson } from '#areas/journal/server/index.ts'
import { pictureLink } from '#areas/media/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readRoll, type RollHint } from '../contract/roll.ts'
import type { ExpectedAbsences } from './expected-absences.ts'
import { readRollCall } from './call-roll.ts'

interface Row {
  id: number
  stem: string | null
  hint: Pick<RollHint, 'kind_id' | 'earlier'> | null
}
/** How far back the last day of study may lie: beyond holidays a miss says nothing. */
const maxDaysBack = 4

/**
 * Students of a lesson, each with the newest of their misses before it that may well go on. Lessons of the days before are found by the
 * students' groups: all that anybody has ever missed, and all lessons of those days, are many more.
 */
const studentsOf = (lessonId: number) => sql<Row>`
  with asked as materialized (
    select l.date, l.starts_at, m.student_id from timetable.lesson l
    join classes.group_member m on m.group_id = l.group_id and m.during @> l.date where l.id = ${lessonId}),
  attended as materialized (
    select distinct g.group_id, asked.date, asked.starts_at from asked join classes.group_member g
      on g.student_id = asked.student_id and g.during && daterange(asked.date - ${maxDaysBack}::integer, asked.date, '[]')),
  missed as materialized (
    select miss.student_id, miss.kind_id, k.category, before.group_id, before.date, before.starts_at, before.slot
    from attended join timetable.lesson before on before.group_id = attended.group_id
      and before.date between attended.date - ${maxDaysBack}::integer and attended.date
      and (before.date, before.starts_at) < (attended.date, attended.starts_at)
    join journal.miss miss on miss.lesson_id = before.id
    join miss_kinds.miss_kind k on k.id = miss.kind_id and not k.takes_minutes)
  select asked.student_id as id,
    (select photo.stem::text from people.person p join media.file photo on photo.id = p.photo_id
      where p.id = asked.student_id) as stem,
    (select jsonb_build_object('kind_id', missed.kind_id,
        'earlier', jsonb_build_object('date', missed.date, 'slot', missed.slot, 'course', co.title))
      from missed join classes.study_group g on g.id = missed.group_id join curriculum.course co on co.id = g.course_id
      where missed.student_id = asked.student_id
        and (missed.date = asked.date or (missed.category in ('excused', 'illness') and missed.date = (
          select max(past.date) from classes.group_member m
          join timetable.lesson past on past.group_id = m.group_id and m.during @> past.date
          where m.student_id = asked.student_id and past.takes_place
            and past.date < asked.date and past.date >= asked.date - ${maxDaysBack}::integer)))
      order by missed.date desc, missed.starts_at desc limit 1) as hint
  from asked`

/** For who reads the journal or has stood in on the lesson, as long as its marks may be changed; the misses told are those that any teacher of the child knows of. */
export const readRollWith = (expected: ExpectedAbsences) =>
  handle(readRoll, async ({ params, db, caller, today, context }) => {
    const lesson = await readableLesson(db, caller, params.id, today)
    if (!lesson) throw notFound()
    const { rows: students } = await studentsOf(lesson.id).execute(db)
    const planned = await expected(db, [params.id])
    const hintOf = (id: number, found: Row['hint']): RollHint[] => {
      const known = planned.find(({ student_id }) => student_id === id)
      if (known) return [{ student_id: id, kind_id: known.kind_id, reason: known.reason, earlier: null }]
      return found ? [{ student_id: id, reason: null, ...found }] : []
    }
    return {
      students: students.map(({ id, stem }) => {
        return {
          id,
          photo: stem === null ? null : pictureLink({ secret: context.secret, sessionId: caller.sessionId }, stem, 256),
        }
      }),
      hints: students.flatMap(({ id, hint: found }) => hintOf(id, found)),
      called: await readRollCall(db, params.id),
    }
  })

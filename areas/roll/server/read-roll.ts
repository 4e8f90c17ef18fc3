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

/** The newest miss of student `m` before lesson `l` that may well go on. */
const hint = sql`(
  select jsonb_build_object('kind_id', miss.kind_id,
    'earlier', jsonb_build_object('date', before.date, 'slot', before.slot, 'course', co.title))
  from journal.miss miss join miss_kinds.miss_kind k on k.id = miss.kind_id
  join timetable.lesson before on before.id = miss.lesson_id
  join classes.study_group bg on bg.id = before.group_id join curriculum.course co on co.id = bg.course_id
  where miss.student_id = m.student_id and not k.takes_minutes
    and (before.date, before.starts_at) < (l.date, l.starts_at) and before.date >= l.date - ${maxDaysBack}::integer
    and (before.date = l.date or (k.category in ('excused', 'illness') and before.date = (
      select max(past.date) from classes.group_member of_group
      join timetable.lesson past on past.group_id = of_group.group_id and of_group.during @> past.date
      where of_group.student_id = m.student_id and past.takes_place
        and past.date < l.date and past.date >= l.date - ${maxDaysBack}::integer)))
  order by before.date desc, before.starts_at desc limit 1)`

/** For who reads the journal or has stood in on the lesson, as long as its marks may be changed; the misses told are those that any teacher of the child knows of. */
export const readRollWith = (expected: ExpectedAbsences) =>
  handle(readRoll, async ({ params, db, caller, today, context }) => {
    const lesson = await readableLesson(db, caller, params.id, today)
    if (!lesson) throw notFound()
    const { rows: students } = await sql<Row>`
    select m.student_id as id,
      (select photo.stem::text from people.person p join media.file photo on photo.id = p.photo_id
        where p.id = m.student_id) as stem,
      ${hint} as hint
    from timetable.lesson l
    join classes.group_member m on m.group_id = l.group_id and m.during @> l.date
    where l.id = ${lesson.id}`.execute(db)
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

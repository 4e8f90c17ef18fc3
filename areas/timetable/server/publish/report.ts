import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'

interface Named {
  date: string
  shift: number
  slot: number
  group: string
  course: string
}
/** A lesson that publishing does not touch though the timetable says otherwise; reasons in Russian. */
export interface KeptLesson extends Named {
  lesson_id: number
  reasons: string[]
}
/** A lesson of the timetable that could not be made because of a kept one, or was made without its room. */
export interface LeftOutLesson extends Named {
  reason: 'teacher' | 'students' | 'room'
}
export interface PublicationReport {
  added: number
  changed: number
  removed: number
  unchanged: number
  kept: KeptLesson[]
  left_out: LeftOutLesson[]
}

/** What the staged publication does, counted, with the lessons a person should look at. */
export async function readReport(db: Database): Promise<PublicationReport> {
  const counted = await sql<Record<'added' | 'changed' | 'removed' | 'unchanged', number>>`
    select count(*) filter (where outcome = 'new') as added, count(*) filter (where outcome = 'changed') as changed,
      count(*) filter (where outcome = 'same') as unchanged,
      (select count(*) from present where outcome = 'removed') as removed
    from wanted`.execute(db)
  const kept = await sql<KeptLesson>`
    select p.lesson_id, p.date, p.shift, p.slot, g.title as group, c.title as course,
      p.held_by || array_remove(array[case when p.has_replacement then ${sqlText`замена`} end,
        case p.status when 'held' then ${sqlText`проведён`} when 'cancelled' then ${sqlText`отменён`} when 'moved' then ${sqlText`перенесён`} end
      ], null) as reasons
    from present p join classes.study_group g on g.id = p.group_id join curriculum.course c on c.id = g.course_id
    where p.outcome = 'stays' order by p.date, p.shift, p.slot, p.lesson_id`.execute(db)
  const leftOut = await sql<LeftOutLesson>`
    select w.date, w.shift, w.slot, g.title as group, c.title as course,
      case when w.loses_room then 'room' else w.outcome end as reason
    from wanted w join classes.study_group g on g.id = w.group_id join curriculum.course c on c.id = g.course_id
    where w.outcome in ('teacher', 'students') or w.loses_room
    order by w.date, w.shift, w.slot, g.title`.execute(db)
  const [counts] = counted.rows
  if (!counts) throw new Error('An aggregate without a row')
  return { ...counts, kept: kept.rows, left_out: leftOut.rows }
}

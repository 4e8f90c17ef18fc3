import { sql, type RawBuilder } from 'kysely'
import type { LessonEffects, LessonInTheWay } from '#areas/calendar/server/index.ts'
import type { Database } from '#platform/server/database.ts'

export const noEffects: LessonEffects = {
  cancelled: 0,
  removed: 0,
  restored: 0,
  added: 0,
  retimed: 0,
  bearing: [],
  classes: [],
  results: 0,
  is_closed: false,
  in_the_way: [],
  in_the_way_count: 0,
}
const maxShown = 20

/** «7А, Алгебра» of a lesson `l`. */
const lessonTitle = sql<string>`coalesce((select string_agg(k.title, ', ' order by k.title)
    from classes.group_class gc join classes.class k on k.id = gc.class_id where gc.group_id = l.group_id), g.title)
  || ', ' || c.title`

/** Lessons that stand in the way, the first of them by name. `reason` speaks of a lesson `l`. */
export async function lessonsInTheWay(
  db: Database,
  ids: readonly number[],
  reason: RawBuilder<string>,
): Promise<Pick<LessonEffects, 'in_the_way' | 'in_the_way_count'>> {
  if (ids.length === 0) return { in_the_way: [], in_the_way_count: 0 }
  const { rows } = await sql<LessonInTheWay>`
    select l.id as lesson_id, l.group_id, l.date, ${lessonTitle} as title, ${reason} as reason
    from timetable.lesson l join classes.study_group g on g.id = l.group_id join curriculum.course c on c.id = g.course_id
    where l.id = any(${ids}::bigint[]) order by l.date, l.starts_at, l.id limit ${sql.lit(maxShown)}`.execute(db)
  return { in_the_way: rows, in_the_way_count: ids.length }
}

/** Titles of the classes that the lessons are for, by parallel. */
export async function classesOf(db: Database, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ title: string }>`
    select k.title from classes.class k join classes.parallel p on p.id = k.parallel_id
    where exists (select from classes.group_class gc join timetable.lesson l on l.group_id = gc.group_id
      where gc.class_id = k.id and l.id = any(${ids}::bigint[]))
    order by p.number, k.title`.execute(db)
  return rows.map(({ title }) => title)
}

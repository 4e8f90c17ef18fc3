import { sql } from 'kysely'
import { followResults, type Following } from './follow-results.ts'

interface Course {
  course_id: number
  year_id: number
  studentIds: number[]
}

/** Stored results follow the works of groups that have just been planned, changed or taken away. */
export async function followWorks(
  { caller, ...following }: Omit<Following, 'marker'> & { caller: Following['marker'] },
  { groupIds, quarterIds }: { groupIds: readonly number[]; quarterIds: readonly number[] },
): Promise<void> {
  if (groupIds.length === 0) return
  const { rows } = await sql<Course>`
    select g.course_id, g.year_id, array_agg(distinct m.student_id) as "studentIds"
    from classes.study_group g join classes.group_member m on m.group_id = g.id
    where g.id = any(${[...groupIds]}::integer[]) group by g.course_id, g.year_id order by g.course_id`.execute(
    following.db,
  )
  for (const course of rows)
    await followResults({ ...following, marker: caller }, { ...course, quarterIds, isYearDue: false })
}

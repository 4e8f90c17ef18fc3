import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { setNotebookCourses } from '../contract/tariff.ts'
import { requireWhole } from './require-whole.ts'

/** Courses whose notebooks are checked for pay: all of them at once. */
export const setNotebookCoursesHandler = handle(setNotebookCourses, async ({ body, caller, db, record }) => {
  requireWhole(caller)
  const kinds = new Map(body.courses.map(({ course_id, kind }) => [course_id, kind]))
  const ids = [...kinds.keys()]
  const named = await sql<{ id: number }>`
    select id from curriculum.course where id = any(${ids}::integer[])`.execute(db)
  if (named.rows.length < ids.length) throw refuse('courses', msg`Такого предмета нет`)
  const { rows } = await sql<{ course_id: number }>`
    select course_id from tariff.notebook_course order by course_id for update`.execute(db)
  await sql`delete from tariff.notebook_course where course_id <> all(${ids}::integer[])`.execute(db)
  await sql`insert into tariff.notebook_course (course_id, kind)
    select * from unnest(${ids}::integer[], ${[...kinds.values()]}::text[])
    on conflict (course_id) do update set kind = excluded.kind`.execute(db)
  await record({
    subject: 'tariff.notebook_course',
    id: 1,
    before: { courses: rows.length },
    after: { courses: ids.length },
  })
  return {}
})

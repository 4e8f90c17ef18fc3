import { sql } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { grpGroupManage } from '#areas/classes/contract/permissions.ts'
import { isClassInScope } from '#areas/classes/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import type { Year } from '../year-day.ts'

interface Titled {
  id: number
  title: string
}
/** A course of some classes of one year. */
export interface ToDivide {
  course: Titled
  /** By parallel and letter. */
  classes: Titled[]
  year: Year
}

/** @throws Refusal 404 for a class out of reach or a course that is not there, 422 for classes of several years */
export async function readToDivide(
  db: Database,
  caller: Caller,
  { course_id, class_ids }: { course_id: number; class_ids: readonly number[] },
): Promise<ToDivide> {
  const wanted = [...new Set(class_ids)]
  const { rows } = await sql<Titled & { year: Year; course: Titled | null }>`
    select c.id, c.title, jsonb_build_object('id', y.id, 'from', y.date_start, 'to', y.date_end) as year,
      (select jsonb_build_object('id', co.id, 'title', co.title) from curriculum.course co where co.id = ${course_id}) as course
    from classes.class c join classes.parallel p on p.id = c.parallel_id join calendar.study_year y on y.id = c.year_id
    where c.id = any(${wanted}::int[]) and ${isClassInScope(scopeOf(caller, 'write', grpGroupManage), sql.ref('c.id'))}
    order by p.number, c.letter`.execute(db)
  const [first] = rows
  if (!first?.course || rows.length < wanted.length) throw notFound()
  const { course, year } = first
  if (rows.some((one) => one.year.id !== year.id))
    throw refuse('class_ids', msg`Классы разных учебных лет не делят вместе`)
  return { course, year, classes: rows.map(({ id, title }) => ({ id, title })) }
}

import { sql } from 'kysely'
import { plannedHours } from '#areas/curriculum/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readGroupWorkload } from '../../contract/board.ts'
import { readAssignments } from '../changes/assignment-rows.ts'
import { mayReadCathedra } from '../may-read-load.ts'

export const readGroupWorkloadHandler = handle(readGroupWorkload, async ({ params, caller, db, today }) => {
  const { rows } = await sql<{ id: number; title: string; course: string; hours: number | null }>`
    select g.id, g.title, co.title as course, ${plannedHours(sql`g.id`)}::float8 as hours
    from classes.study_group g join curriculum.course co on co.id = g.course_id
    where g.id = ${params.id} and ${mayReadCathedra(caller, sql.ref('co.cathedra_id'), today)}`.execute(db)
  const [group] = rows
  if (!group) throw notFound()
  const items = await readAssignments(db, sql<boolean>`a.group_id = ${group.id}`)
  return { group, items: items.map(({ teacher, group: _words, ...row }) => ({ ...row, full_name: teacher })) }
})

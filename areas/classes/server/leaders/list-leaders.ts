import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { listLeaders, type LeadersOfClass } from '../../contract/leaders.ts'
import { readLeaders } from './leader-rows.ts'
import { appointsTo } from './require-leader.ts'

export const listLeadersHandler = handle(listLeaders, async ({ params, caller, db, today }) => {
  const { rows } = await sql<Pick<LeadersOfClass, 'year' | 'may_edit'>>`
    select jsonb_build_object('from', y.date_start, 'to', y.date_end) as year, ${appointsTo(caller)} as may_edit
    from classes.class c join calendar.study_year y on y.id = c.year_id where c.id = ${params.id}`.execute(db)
  const [schoolClass] = rows
  if (!schoolClass) throw notFound()
  const items = await readLeaders(db, sql<boolean>`l.class_id = ${params.id}`, today)
  return { ...schoolClass, items: items.map(({ class_id: _of, ...leader }) => leader) }
})

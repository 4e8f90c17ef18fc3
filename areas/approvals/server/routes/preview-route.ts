import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { previewRoute } from '../../contract/routes.ts'
import { requireStaff } from '../find-staff.ts'
import { resolveDeciders } from '../runs/resolve-deciders.ts'
import { requireSteps } from './save-route.ts'

async function namesOf(db: Database, persons: readonly number[], today: string) {
  const { rows } = await sql<{ id: number; name: string; deputy: string | null }>`
    select p.id, p.full_name as name, deputy.short_name as deputy from approvals.person p
    left join approvals.standing d on d.head_id = p.id and d.during @> ${today}::date
    left join approvals.person deputy on deputy.id = d.deputy_id
    where p.id = any(${[...persons]}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who would decide today: nothing is sent. */
export const previewRouteHandler = handle(previewRoute, async ({ body, db, today, context }) => {
  const { kind, author_id, steps } = body
  await requireStaff(db, author_id, 'author_id', today)
  await requireSteps({ db, today, context }, kind, steps)
  const asked = { kind, subjectId: null, authorId: author_id, unitId: null, today, context }
  const found: { stage: number; title: string; ids: number[] }[] = []
  for (const step of steps)
    found.push({ stage: step.stage, title: step.title, ids: await resolveDeciders(db, step, asked) })
  const names = await namesOf(
    db,
    found.flatMap(({ ids }) => ids),
    today,
  )
  return {
    steps: found.map(({ stage, title, ids }) => ({ stage, title, persons: ids.flatMap((id) => names.get(id) ?? []) })),
  }
})

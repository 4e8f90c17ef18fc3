import { sql } from 'kysely'
import { changePost, positionId } from '#areas/people/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { movePost } from '../../contract/units.ts'
import { requireMaintainer } from '../sees-rates.ts'
import { requireUnit } from '../structure/require-unit.ts'
import { requireDays } from './require-post.ts'
import { requireVersion, auditedValues, readPost } from './post-rows.ts'

export const movePostHandler = handle(movePost, async ({ params, body, caller, db, today, record }) => {
  requireMaintainer(caller)
  const { person_id } = await readPost(db, params.id, today)
  await sql`select from people.person where id = ${person_id} for no key update`.execute(db)
  const before = await readPost(db, params.id, today)
  requireVersion(before, body.version)
  await requireUnit(db, body.unit_id, 'unit_id')
  await requireDays(db, {
    id: before.id,
    personId: person_id,
    positionId: await positionId(db, before.position),
    unitId: body.unit_id,
    from: before.from,
    to: before.to,
  })
  await changePost(db, before.id, { unit_id: body.unit_id })
  const after = await readPost(db, before.id, today)
  await record({
    subject: 'people.employment',
    id: before.id,
    before: auditedValues(before),
    after: { person_id, ...auditedValues(after) },
  })
  return { id: after.id, version: after.version, unit_id: body.unit_id }
})

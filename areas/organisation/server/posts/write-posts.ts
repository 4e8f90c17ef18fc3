import { sql } from 'kysely'
import { changePost, changingPosts, insertPost, positionId, removePost } from '#areas/people/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict } from '#platform/server/refusal.ts'
import * as contract from '../../contract/posts.ts'
import { requireUnit } from '../structure/require-unit.ts'
import { requireAdult, requireDays, requireEmployable, rangeOf } from './require-post.ts'
import { requireVersion, auditedValues, readPost } from './post-rows.ts'

export const addPostHandler = handle(contract.addPost, async ({ params, body, caller, db, today, record }) => {
  await requireEmployable(db, caller, params.id, today)
  await requireAdult(db, params.id)
  const { rate, from, to = null, unit_id = null } = body
  await requireUnit(db, unit_id, 'unit_id')
  const position_id = await positionId(db, body.position)
  await requireDays(db, { personId: params.id, positionId: position_id, unitId: unit_id, from, to })
  const during = rangeOf({ from, to })
  const id = await changingPosts({ db, caller, today }, { personId: params.id, to }, () =>
    insertPost(db, { person_id: params.id, position_id, unit_id, rate, during }),
  )
  const made = await readPost(db, id, today)
  await record({ subject: 'people.employment', id, after: { person_id: params.id, ...auditedValues(made) } })
  return made
})

export const changePostHandler = handle(contract.changePost, async ({ params, body, caller, db, today, record }) => {
  const seen = await readPost(db, params.id, today)
  await requireEmployable(db, caller, seen.person_id, today)
  const before = await readPost(db, params.id, today)
  requireVersion(before, body.version)
  const unitId = body.unit_id === undefined ? (before.unit?.id ?? null) : body.unit_id
  if (unitId !== (before.unit?.id ?? null)) await requireUnit(db, unitId, 'unit_id')
  const position_id = await positionId(db, body.position ?? before.position)
  const days = { from: body.from ?? before.from, to: body.to === undefined ? before.to : body.to }
  await requireDays(db, { id: before.id, personId: before.person_id, positionId: position_id, unitId, ...days })
  await changingPosts({ db, caller, today }, { personId: before.person_id, id: before.id, to: days.to }, () =>
    changePost(db, before.id, {
      position_id,
      unit_id: unitId,
      rate: body.rate ?? before.rate ?? 1,
      during: rangeOf(days),
    }),
  )
  const after = await readPost(db, before.id, today)
  await record({
    subject: 'people.employment',
    id: before.id,
    before: auditedValues(before),
    after: { person_id: before.person_id, ...auditedValues(after) },
  })
  return after
})

export const removePostHandler = handle(contract.removePost, async ({ params, caller, db, today, record }) => {
  const { person_id } = await readPost(db, params.id, today)
  await requireEmployable(db, caller, person_id, today)
  const post = await readPost(db, params.id, today)
  const { rows } = await sql`select from people.employment where person_id = ${person_id} and id <> ${post.id}
    limit 1`.execute(db)
  // who has no post at all counts as never employed, and the roles of who has left would come back
  if (rows.length === 0)
    throw conflict(msg`Это единственная должность человека: исправьте её или завершите, удалить её нельзя`)
  await changingPosts({ db, caller, today }, { personId: person_id, id: post.id }, () => removePost(db, post.id))
  await record({ subject: 'people.employment', id: post.id, before: { person_id, ...auditedValues(post) } })
  return {}
})

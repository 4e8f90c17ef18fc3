import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { conflict, Refusal } from '#platform/server/refusal.ts'
import { foreseeMerger, mergePersons } from '../../contract/merging.ts'
import { attemptMerger, type Merged } from './attempt.ts'
import { demandMerger } from './persons.ts'

/** Tried and taken back: what is foreseen is what would happen. */
const foresee = handle(foreseeMerger, async ({ body, caller, db, today, house }) => {
  demandMerger(caller, [body.kept_id, body.gone_id])
  await sql`savepoint foreseeing`.execute(db)
  try {
    const { obstacles, effects } = await attemptMerger({ db, caller, today, house }, body)
    return { obstacles, effects }
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return { obstacles: [error.message], effects: [] }
    throw error
  } finally {
    await sql`rollback to savepoint foreseeing`.execute(db)
  }
})

const inWords = ({ gone, effects }: Merged) =>
  [gone.full_name, ...effects.map(({ title, items }) => `${title}: ${items.join(', ')}`)].join('; ')

const merge = handle(mergePersons, async ({ body, caller, db, today, house, record }) => {
  demandMerger(caller, [body.kept_id, body.gone_id])
  const merged = await attemptMerger({ db, caller, today, house }, body)
  if (merged.obstacles.length > 0) throw conflict(merged.obstacles.join('. '))
  const { kept, gone, trail } = merged
  const made = await db
    .insertInto('people.merger')
    .values({ kept_id: kept.id, gone_id: gone.id, made_by: caller.accountId, trail: JSON.stringify(trail) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { admin_user_id: _had, photo_id: _photo, ...before } = trail.persons.kept.before
  const { admin_user_id: _has, photo_id: _taken, ...after } = trail.persons.kept.after
  await record(
    { subject: 'people.person', id: kept.id, before, after: { ...after, merged: inWords(merged) } },
    { subject: 'people.person', id: gone.id, before: { merged: null }, after: { merged: `теперь ${kept.full_name}` } },
    ...(trail.accounts?.wasOpen === true
      ? [
          {
            subject: 'access.account',
            id: trail.accounts.leaves,
            before: { status: 'active' },
            after: { status: 'blocked' },
          },
        ]
      : []),
  )
  return { id: made.id, kept_id: kept.id }
})

export const mergerEndpoints = [foresee, merge]

import { sql } from 'kysely'
import { listed, msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { dryRun } from '#platform/server/dry-run.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, Refusal } from '#platform/server/refusal.ts'
import { previewMerger, mergePersons } from '../../contract/merging.ts'
import { attemptMerger, type Merged } from './attempt.ts'
import { requireMerger } from './persons.ts'
import type { Row } from './trail.ts'

/** Tried and taken back: what is previewed is what would happen. */
const previewMergerHandler = handle(previewMerger, async ({ body, caller, db, today, context }) => {
  requireMerger(caller, [body.kept_id, body.gone_id])
  try {
    const { obstacles, effects } = await dryRun(db, () => attemptMerger({ db, caller, today, context }, body))
    return { obstacles, effects }
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return { obstacles: [error.message], effects: [] }
    throw error
  }
})

const inWords = ({ gone, effects }: Merged) =>
  [gone.full_name, ...effects.map(({ title, items }) => `${title}: ${items.join(', ')}`)].join('; ')

const chosenFields = { nationality_id: 'nationality', citizenship_id: 'citizenship', location_id: 'location' } as const

/** What of a person changes, as the history says it: titles of what is chosen; accounts and photos it tells elsewhere. */
async function recordedFields(db: Database, values: Row): Promise<Row> {
  const { admin_user_id: _account, photo_id: _photo, ...fields } = values
  const ids = Object.keys(chosenFields).flatMap((field) => values[field] ?? [])
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from dictionaries.record where id = any(${ids}::int[])`.execute(db)
  for (const [field, name] of Object.entries(chosenFields)) {
    if (!(field in fields)) continue
    fields[name] = rows.find(({ id }) => id === fields[field])?.title ?? null
    delete fields[field]
  }
  return fields
}

const mergePersonsHandler = handle(mergePersons, async ({ body, caller, db, today, context, record }) => {
  requireMerger(caller, [body.kept_id, body.gone_id])
  const merged = await attemptMerger({ db, caller, today, context }, body)
  if (merged.obstacles.length > 0) throw conflict(listed(merged.obstacles, '. '))
  const { kept, gone, trail } = merged
  const made = await db
    .insertInto('duplicates.merger')
    .values({ kept_id: kept.id, gone_id: gone.id, made_by: caller.accountId, trail: JSON.stringify(trail) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const before = await recordedFields(db, trail.persons.kept.before)
  const after = await recordedFields(db, trail.persons.kept.after)
  await record(
    { subject: 'people.person', id: kept.id, before, after: { ...after, merged: inWords(merged) } },
    {
      subject: 'people.person',
      id: gone.id,
      before: { merged: null },
      after: { merged: msg`теперь ${kept.full_name}`.stored() },
    },
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

export const mergerHandlers = [previewMergerHandler, mergePersonsHandler]

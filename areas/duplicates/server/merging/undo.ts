import { sql } from 'kysely'
import pg from 'pg'
import { keepingRights, splitAccounts } from '#areas/access/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { isUnchanged, putRowBack, restoreDays } from './duplicate-rows.ts'
import type { PersonDuplicates } from '#platform/server/person-duplicates.ts'
import { pointBack, titleOfReference, type ReferenceTitles } from '#platform/server/references.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { undoMerger } from '../../contract/merging.ts'
import { setPerson } from '#areas/people/server/index.ts'
import { requireMerger, lockPersons, type LockedPerson } from './persons.ts'
import type { MergerTrail, Row } from './trail.ts'

interface KeptMerger {
  id: number
  kept_id: number
  gone_id: number
  trail: MergerTrail
}
const changed = (what: string) =>
  conflict(msg`Разъединить нельзя: после объединения изменили ${what}. Исправьте записи вручную`)

/** Rows go back with what has been written in them since. @throws Refusal 409 where one is gone or another's by now */
async function moveBack(db: Database, titles: ReferenceTitles, { kept_id, gone_id, trail }: KeptMerger): Promise<void> {
  for (const { table, column, keys } of trail.moved) {
    const moved = await pointBack(db, { table, column, keys }, { from: kept_id, to: gone_id })
    if (moved < keys.length) throw changed(`«${titleOfReference(titles, { table, column })}»`)
  }
}

/** @throws Refusal 409 where a row that stood for two has changed: of which of them is not known */
async function uncover(db: Database, titles: ReferenceTitles, { covering }: MergerTrail): Promise<void> {
  for (const { table, key, before, after } of covering) {
    if (!(await isUnchanged(db, table, key, after)))
      throw changed(`«${titleOfReference(titles, { table, column: '' })}»`)
    if (before['during'] !== after['during']) await restoreDays(db, table, key, before)
  }
}

async function putBack(db: Database, { dropped }: MergerTrail): Promise<void> {
  for (const { table, row } of dropped) await putRowBack(db, table, row)
}

/** @throws Refusal 409 where something has come since that only the school could part */
async function requireNothingNew(db: Database, rooms: readonly PersonDuplicates[], { kept_id, trail }: KeptMerger) {
  const moved = new Map(trail.moved.map(({ table, keys }) => [table, keys]))
  for (const { since } of rooms) {
    const fresh = since ? await since(db, { keptId: kept_id, newest: trail.newest, moved }) : []
    if (fresh.length > 0) throw conflict(msg`Разъединить нельзя: после объединения появились ${fresh.join('; ')}`)
  }
}

/** @throws Refusal 409 where what the merger has set is another by now */
function requireUnchanged(person: LockedPerson, after: Row): void {
  const values: Row = person.values
  const isOther = ([name, value]: [string, unknown]) =>
    name === 'archived_at' ? (values[name] === null) !== (value === null) : values[name] !== value
  if (Object.entries(after).some(isOther)) throw changed(t`карточку «${person.full_name}»`)
}

async function splitPersons(db: Database, held: LockedPerson[], { kept_id, gone_id, trail }: KeptMerger) {
  for (const [id, side] of [
    [kept_id, trail.persons.kept],
    [gone_id, trail.persons.gone],
  ] as const) {
    const person = held.find((one) => one.id === id)
    if (person) requireUnchanged(person, side.after)
  }
  const { kept, gone } = trail.persons
  await setPerson(db, gone_id, { admin_user_id: null, photo_id: null })
  await setPerson(db, kept_id, kept.before)
  await setPerson(db, gone_id, gone.before)
}

const undoMergerHandler = handle(undoMerger, async ({ params, caller, db, today, context, record }) => {
  requireMerger(caller, [])
  const held = await sql<KeptMerger & { is_undone: boolean }>`
    select id, kept_id, gone_id, trail, undone_at is not null as is_undone from duplicates.merger
    where id = ${params.id} for update`.execute(db)
  const merger = held.rows[0]
  if (!merger) throw notFound()
  if (merger.is_undone) throw conflict(msg`Эти записи уже разъединены`)
  requireMerger(caller, [merger.kept_id, merger.gone_id])
  return keepingRights(db, today, async () => {
    const persons = await lockPersons(db, { caller, today }, [merger.kept_id, merger.gone_id])
    await requireNothingNew(db, context.personDuplicates, merger)
    try {
      await splitPersons(db, persons, merger)
      await moveBack(db, context.referenceTitles, merger)
      await uncover(db, context.referenceTitles, merger.trail)
      await putBack(db, merger.trail)
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code?.startsWith('23'))
        throw changed(t`то, с чем прежние записи не сойдутся`)
      throw error
    }
    if (merger.trail.accounts) await splitAccounts(db, { caller, today }, merger.trail.accounts)
    await db
      .updateTable('duplicates.merger')
      .set({ undone_by: caller.accountId, undone_at: sql`now()` })
      .where('id', '=', merger.id)
      .execute()
    const nameOf = (id: number) => persons.find((person) => person.id === id)?.full_name ?? ''
    await record(
      {
        subject: 'people.person',
        id: merger.kept_id,
        after: { merged: msg`разъединены: ${nameOf(merger.gone_id)}`.stored() },
      },
      {
        subject: 'people.person',
        id: merger.gone_id,
        after: { merged: msg`разъединены: ${nameOf(merger.kept_id)}`.stored() },
      },
    )
    return {}
  })
})
export const undoHandlers = [undoMergerHandler]

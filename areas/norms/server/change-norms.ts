import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { NormKind } from '#platform/server/norm.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { removeNorm, setNorm } from '../contract/norms.ts'
import { numberObjection } from '../rules/number-objection.ts'
import type { StoredNumbers } from './numbers-on.ts'
import { readNorm, requireNorm } from './read-norms.ts'

const changedMeanwhile = () => outdated(msg`Норму изменил кто-то ещё. Посмотрите, что задано сейчас`)

/** What was entered from that day, locked: of two who enter the first number of a day one waits for the other. */
async function lockStored(db: Database, norm: string, since: string): Promise<StoredNumbers | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`norms ${norm}`}, 0))`.execute(db)
  const { rows } = await sql<StoredNumbers>`select id, norm, since, numbers, source, version from norms.value
    where norm = ${norm} and since = ${since}::date for update`.execute(db)
  return rows[0] ?? null
}

/** What the history keeps: the numbers in one line, as people read them. */
const kept = (kind: NormKind, { since, numbers, source }: Pick<StoredNumbers, 'since' | 'numbers' | 'source'>) => ({
  key: kind.key,
  norm: kind.title.stored(),
  since,
  numbers: kind.lines.map(({ key, title }) => `${String(title)}: ${numbers[key] ?? '—'}`).join('; '),
  source,
})

export const changeHandlers = (kinds: readonly NormKind[]) => [
  handle(setNorm, async ({ params, body: { since, numbers, source, version }, caller, db, record }) => {
    const kind = requireNorm(kinds, params.key, { caller, toChange: true })
    const objection = numberObjection(numbers, kind)
    if (objection !== null) throw refuse('numbers', objection)
    const before = await lockStored(db, kind.key, since)
    if ((before?.version ?? null) !== version) throw changedMeanwhile()
    const { rows } = await sql<{ id: number }>`
      insert into norms.value (norm, since, numbers, source)
      values (${kind.key}, ${since}, ${JSON.stringify(numbers)}::jsonb, ${source})
      on conflict (norm, since) do update
        set numbers = excluded.numbers, source = excluded.source, version = norms.value.version + 1
      returning id`.execute(db)
    await record({
      subject: 'norms.value',
      id: rows[0]?.id ?? 0,
      ...(before && { before: kept(kind, before) }),
      after: kept(kind, { since, numbers, source }),
    })
    return readNorm(db, kind, caller)
  }),
  handle(removeNorm, async ({ params, body: { since, version }, caller, db, record }) => {
    const kind = requireNorm(kinds, params.key, { caller, toChange: true })
    const before = await lockStored(db, kind.key, since)
    if (before === null) throw notFound()
    if (before.version !== version) throw changedMeanwhile()
    await sql`delete from norms.value where id = ${before.id}`.execute(db)
    await record({ subject: 'norms.value', id: before.id, before: kept(kind, before) })
    return readNorm(db, kind, caller)
  }),
]

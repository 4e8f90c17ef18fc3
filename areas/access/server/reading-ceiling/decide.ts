import { sql } from 'kysely'
import { notify } from '#areas/notices/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { pageOf, total } from '#platform/server/list.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { decideReading, listReadingAccounts, type ReadingState } from '../../contract/reading-ceiling.ts'
import { readingCeiling } from '../notice-kinds.ts'
import { decidersOf, findReadingAccounts, readingState } from './reading-accounts.ts'
import { readCeilings } from './reading-rows.ts'

const listReadingAccountsHandler = handle(listReadingAccounts, ({ query, db }) => {
  const { found, rows } = findReadingAccounts(db, query)
  return pageOf(query, found.select(total), rows)
})

const decideReadingHandler = handle(decideReading, async ({ params, body, caller, db, record, publish }) => {
  const { rows } = await sql<{ state: ReadingState | null }>`
    select ${readingState} as state from access.person_reading r where r.account_id = ${params.id} for update`.execute(
    db,
  )
  const [before] = rows
  if (!before) throw notFound()
  const others = (await decidersOf(db)).filter(({ id }) => id !== caller.accountId)
  if (params.id === caller.accountId && others.length > 0)
    throw conflict(msg`О собственном чтении решает другой: ${others[0]?.name ?? ''}`)
  const { allowed_minutes } = await readCeilings(db)
  await (
    body.is_allowed
      ? sql`update access.person_reading set persons = '{}', misses = '{}', of_day = 0, notified_at = null, refused_at = null,
          closed_at = null, allowed_until = now() + make_interval(mins => ${allowed_minutes})
          where account_id = ${params.id}`
      : sql`update access.person_reading set closed_at = now(), allowed_until = null, confirmed_until = null
          where account_id = ${params.id}`
  ).execute(db)
  await record({
    subject: 'access.person_reading',
    id: params.id,
    before: { reading: before.state },
    after: { reading: body.is_allowed ? 'allowed' : 'closed', reason: body.reason },
  })
  const title = body.is_allowed
    ? msg`Чтение данных людей разрешено на ${allowed_minutes} мин`
    : msg`Чтение данных людей для вас закрыто`
  await notify(db, publish, [{ accountId: params.id, kind: readingCeiling, title, text: body.reason }])
  return {}
})

export const decisionHandlers = [listReadingAccountsHandler, decideReadingHandler]

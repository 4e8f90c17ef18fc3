import { sql } from 'kysely'
import { notify } from '#areas/notices/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { decideReading, listReadingAccounts, type ReadingState } from '../../contract/reading-ceiling.ts'
import { instant } from '../instant.ts'
import { readingCeiling } from '../notice-kinds.ts'
import { decidersOf } from './deciders.ts'
import { ceilingsSql, countOf, readCeilings, within } from './reading-rows.ts'

const state = sql<ReadingState | null>`case
  when r.closed_at is not null then 'closed'
  when r.allowed_until > now() then 'allowed'
  when r.refused_at is not null then 'refused'
  when r.confirmed_until > now() then 'confirmed'
  when r.told_at > now() - interval '1 day' then 'asked' end`
const since = sql`extract(epoch from now())::integer - (${ceilingsSql} ->> 'minutes')::integer * 60`
const sortName = sql`coalesce(p.sort_name, a.login)`
const urgency = sql`array_position(array['refused', 'closed', 'allowed', 'confirmed', 'asked'], ${state})`

const listReadingAccountsHandler = handle(listReadingAccounts, ({ query, db }) => {
  const found = db
    .selectFrom('access.person_reading as r')
    .innerJoin('access.account as a', 'a.id', 'r.account_id')
    .leftJoin('people.person as p', 'p.admin_user_id', 'a.id')
    .where(query.state === undefined ? sql<boolean>`${state} is not null` : sql<boolean>`${state} = ${query.state}`)
    .where(containsWords(sql`coalesce(p.search, people.search_text(a.login))`, query.search ?? ''))
  const sorts = { state: urgency, name: sortName, at: sql`r.at` }
  const rows = found
    .select(['a.id', 'p.id as person_id', 'r.of_day', instant('r.at').as('at')])
    .select([
      sql<string>`coalesce(p.full_name, a.login)`.as('full_name'),
      sql<string[]>`array(select role.title from access.account_role ar join access.role role on role.id = ar.role_id
        where ar.account_id = a.id order by role.id)`.as('roles'),
      sql<ReadingState>`${state}`.as('state'),
      countOf(within(sql`r.persons`, since)).as('read'),
      countOf(within(sql`r.misses`, since)).as('misses'),
      sql<string | null>`case when r.allowed_until > now() then ${instant('r.allowed_until')} end`.as('until'),
    ])
    .orderBy(sorts[query.sort], query.asc ? 'asc' : 'desc')
    .orderBy(sortName)
    .orderBy('a.id')
  return pageOf(query, found.select(total), rows)
})

const decideReadingHandler = handle(decideReading, async ({ params, body, caller, db, record, publish }) => {
  const { rows } = await sql<{ state: ReadingState | null }>`
    select ${state} as state from access.person_reading r where r.account_id = ${params.id} for update`.execute(db)
  const [before] = rows
  if (!before) throw notFound()
  const others = (await decidersOf(db)).filter(({ id }) => id !== caller.accountId)
  if (params.id === caller.accountId && others.length > 0)
    throw conflict(msg`О собственном чтении решает другой: ${others[0]?.name ?? ''}`)
  const { allowed_minutes } = await readCeilings(db)
  await (
    body.is_allowed
      ? sql`update access.person_reading set persons = '{}', misses = '{}', of_day = 0, told_at = null, refused_at = null,
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

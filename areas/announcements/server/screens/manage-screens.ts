import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import type { ScreenContent } from '#platform/server/screen-content.ts'
import * as contract from '../../contract/screens.ts'
import { iso } from '../announcement-rows.ts'
import { hashOf, newCode } from './secrets.ts'

const subject = 'announcements.screen'
const until = sql`now() + make_interval(mins => ${sql.lit(contract.screenCodeMinutes)})`

const listScreens = (contents: readonly ScreenContent[]) =>
  handle(contract.listScreens, async ({ db }) => {
    const { rows } = await sql<contract.Screen>`
      select s.id, s.name, s.shows, ${iso('s.bound_at')} as bound_at, ${iso('s.seen_at')} as seen_at, ${iso('s.made_at')} as made_at,
        case when s.code_until > now() then ${iso('s.code_until')} end as code_until,
        case when s.revoked_at is not null then 'revoked' when s.token_hash is not null then 'bound'
          when s.code_until > now() then 'waiting' else 'unbound' end as state
      from announcements.screen s order by s.revoked_at is not null, s.name, s.id limit 200`.execute(db)
    return { items: rows, contents: contents.map(({ key, title }) => ({ key, title: title.toString() })) }
  })

function requireKnown(contents: readonly ScreenContent[], shows: readonly string[]): void {
  const wrong = shows.findIndex((key) => contents.every((content) => content.key !== key))
  if (wrong >= 0) throw refuse(['shows', wrong], msg`Такого на экранах не показывают`)
}

const createScreen = (contents: readonly ScreenContent[]) =>
  handle(contract.createScreen, async ({ body, caller, db, record }) => {
    requireKnown(contents, body.shows)
    const code = newCode()
    const { rows } = await sql<{ id: number; code_until: string }>`
      insert into announcements.screen (name, shows, made_by, code_hash, code_until)
      values (${body.name}, ${body.shows}, ${caller.accountId}, ${hashOf(code)}, ${until})
      returning id, ${iso('code_until')} as code_until`.execute(db)
    const [made = { id: 0, code_until: '' }] = rows
    await record({ subject, id: made.id, after: { name: body.name, shows: body.shows.join(', ') } })
    return { ...made, code }
  })

const changeScreen = (contents: readonly ScreenContent[]) =>
  handle(contract.changeScreen, async ({ params, body, db, record }) => {
    requireKnown(contents, body.shows)
    const { rows } = await sql`update announcements.screen set name = ${body.name}, shows = ${body.shows}
      where id = ${params.id} returning id`.execute(db)
    if (rows.length === 0) throw notFound()
    await record({ subject, id: params.id, after: { name: body.name, shows: body.shows.join(', ') } })
    return { id: params.id }
  })

/** @throws 404 of a screen that is none, 409 of a revoked one */
async function requireLive(db: Database, id: number): Promise<void> {
  const { rows } = await sql<{ is_revoked: boolean }>`
    select revoked_at is not null as is_revoked from announcements.screen where id = ${id} for update`.execute(db)
  if (!rows[0]) throw notFound()
  if (rows[0].is_revoked) throw outdated(msg`Экран отключён: добавьте новый`)
}

const renewScreenCode = handle(contract.renewScreenCode, async ({ params, db, record }) => {
  await requireLive(db, params.id)
  const code = newCode()
  const { rows } = await sql<{ code_until: string }>`
    update announcements.screen set code_hash = ${hashOf(code)}, code_until = ${until} where id = ${params.id}
    returning ${iso('code_until')} as code_until`.execute(db)
  await record({ subject, id: params.id, after: { code: 'new' } })
  return { id: params.id, code, code_until: rows[0]?.code_until ?? '' }
})

const revokeScreen = handle(contract.revokeScreen, async ({ params, db, record }) => {
  await requireLive(db, params.id)
  await sql`update announcements.screen set revoked_at = now(), token_hash = null, bound_at = null, code_hash = null, code_until = null
    where id = ${params.id}`.execute(db)
  await record({ subject, id: params.id, after: { revoked: true } })
  return { id: params.id }
})

/** @param contents of all areas */
export const screenHandlers = (contents: readonly ScreenContent[]) => [
  listScreens(contents),
  createScreen(contents),
  changeScreen(contents),
  renewScreenCode,
  revokeScreen,
]

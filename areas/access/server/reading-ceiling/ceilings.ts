import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { outdated, refuse } from '#platform/server/refusal.ts'
import { writeSetting } from '#platform/server/setting.ts'
import { changeReadingCeilings, readReadingCeilings } from '../../contract/reading-ceiling.ts'
import { ceilingNames } from '../../rules/reading-verdict.ts'
import { ceilingsSetting, readCeilings } from './reading-rows.ts'

const readReadingCeilingsHandler = handle(readReadingCeilings, ({ db }) => readCeilings(db))

const changeReadingCeilingsHandler = handle(changeReadingCeilings, async ({ body, db, record }) => {
  const { seen, ...given } = body
  await sql`select pg_advisory_xact_lock(hashtext(${ceilingsSetting}))`.execute(db)
  const present = await readCeilings(db)
  if (ceilingNames.some((field) => present[field] !== seen[field]))
    throw outdated(msg`Пределы изменил кто-то ещё. Обновите страницу`)
  if (given.refuse < given.ask) throw refuse('refuse', msg`Не меньше предела, за которым спрашивают подтверждение`)
  if (given.day < given.refuse) throw refuse('day', msg`Не меньше предела, за которым чтение останавливается`)
  const changed = ceilingNames.filter((field) => present[field] !== given[field])
  if (changed.length === 0) return present
  await writeSetting(db, ceilingsSetting, given)
  const of = (from: typeof given) => Object.fromEntries(changed.map((field) => [field, from[field]]))
  await record({ subject: 'access.reading_ceilings', id: 1, before: of(present), after: of(given) })
  return given
})

export const ceilingHandlers = [readReadingCeilingsHandler, changeReadingCeilingsHandler]

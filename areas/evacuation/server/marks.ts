import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asSaid, msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { now } from '#platform/server/clock.ts'
import { conflict, forbidden, notFound } from '#platform/server/refusal.ts'
import { preferGenericPlans } from '#platform/server/generic-plans.ts'
import * as calls from '../contract/marks.ts'
import { readRunning } from './evacuation-rows.ts'
import { readMarks } from './mark-rows.ts'
import { toMillisecond } from './moments.ts'
import { saveSteps, type Saved, type Tapper } from './save-steps.ts'
import { collects, mayReadUnit } from './scope.ts'
import { publishMarks } from './publish-marks.ts'

/** Each begins a transaction of its own: what is told is read after it. */

export const listMarksHandler = handle(calls.listMarks, async ({ query, caller, db, context }) => {
  const evacuation = query.evacuation_id ?? (await readRunning(db))?.id
  if (evacuation === undefined) return { items: [] }
  const unit = sql`m.unit_id`
  const scope = query.own ? collects(caller, unit) : mayReadUnit(caller, unit)
  const { unit_id } = query
  const where = sql<boolean>`m.evacuation_id = ${evacuation} and ${scope}
      and (${unit_id ?? null}::integer is null or m.unit_id = ${unit_id ?? null})`
  return { items: await readMarks(db, context, where) }
})

async function saveAndPublish(
  context: AppContext,
  who: Pick<Tapper, 'caller' | 'requestId'>,
  steps: readonly calls.MarkStep[],
): Promise<Saved> {
  const tapper = { ...who, timeZone: context.clock.timeZone }
  const saved = await context.urgentDb.transaction().execute(async (db) => {
    await preferGenericPlans(db)
    return saveSteps(db, tapper, steps)
  })
  publishMarks(context, saved.changed)
  return saved
}
const readable = (db: Database, context: AppContext, caller: Caller, ids: readonly number[]) =>
  readMarks(db, context, sql<boolean>`m.id = any(${[...ids]}::integer[]) and ${mayReadUnit(caller, sql`m.unit_id`)}`)

export const saveMarksHandler = handle(
  calls.saveMarks,
  async ({ body, caller, db, context, http }) => {
    const { outcomes } = await saveAndPublish(context, { caller, requestId: http.request.id }, body.steps)
    const ids = body.steps.map(({ mark_id }) => mark_id)
    const marks = new Map((await readable(db, context, caller, ids)).map((mark) => [mark.id, mark]))
    return { outcomes: outcomes.map((one, index) => ({ ...one, mark: marks.get(ids[index] ?? 0) })) }
  },
  { ownTransactions: true },
)

export const changeMarkHandler = handle(
  calls.changeMark,
  async ({ params, body, caller, db, context, http }) => {
    const [seen] = await readable(db, context, caller, [params.id])
    if (!seen) throw notFound(msg`Отметка не найдена`)
    const { client_id = randomUUID(), tapped_at = now().toISOString(), ...fields } = body
    const step = { mark_id: params.id, client_id, tapped_at, ...fields }
    const { outcomes, isOutOfScope } = await saveAndPublish(context, { caller, requestId: http.request.id }, [step])
    const [outcome] = outcomes
    // who sees a mark and may not change it is told so
    if (outcome?.outcome === 'refused') throw isOutOfScope ? forbidden() : conflict(asSaid(outcome.reason ?? ''))
    const [mark] = await readMarks(db, context, sql<boolean>`m.id = ${params.id}`)
    if (!mark) throw notFound(msg`Отметка не найдена`)
    return mark
  },
  { ownTransactions: true },
)

export const readMarkStepsHandler = handle(calls.readMarkSteps, async ({ params, caller, db, context }) => {
  const [mark] = await readable(db, context, caller, [params.id])
  if (!mark) throw notFound(msg`Отметка не найдена`)
  const { rows } = await sql<calls.KeptStep>`
      select s.id, s.action, s.status, u.title as unit_title, s.note, ${toMillisecond(sql`s.tapped_at`)} as tapped_at,
        ${toMillisecond(sql`s.received_at`)} as received_at, coalesce(p.full_name, a.login) as by_name, s.is_superseded
      from evacuation.mark_step s left join evacuation.collect_unit u on u.id = s.unit_id
        left join access.account a on a.id = s.by_account left join people.person p on p.admin_user_id = a.id
      where s.mark_id = ${mark.id} order by s.tapped_at desc, s.id desc`.execute(db)
  return { items: rows }
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { schoolRoom } from '#platform/contract/realtime.ts'
import { schoolLocale } from '#platform/contract/language.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Gathering } from '#platform/server/gathering.ts'
import { handle } from '#platform/server/handle.ts'
import { inLanguage } from '#platform/server/language/spoken.ts'
import { refuse } from '#platform/server/refusal.ts'
import { previewStart, startEvacuation } from '../contract/evacuations.ts'
import { evacuationActive } from '../contract/events.ts'
import { collect } from '../rules/collect.ts'
import { begunAs } from '../rules/words.ts'
import { startPreviewOf } from '../rules/start-preview.ts'
import { readEvacuationRow } from './evacuation-rows.ts'
import { gatherFacts } from './gather-facts.ts'
import { writeLists } from './write-lists.ts'

/** The evacuation of this tap, else the one that runs. */
async function standing(db: Database, clientId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from evacuation.evacuation where client_id = ${clientId} or status = 'active'
    order by client_id = ${clientId} desc limit 1`.execute(db)
  return rows[0]?.id
}

async function requireBuildings(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from buildings.building where id = any(${[...ids]})`.execute(db)
  if (rows[0]?.known !== new Set(ids).size)
    throw refuse('units.building_ids', msg`Такого здания уже нет: выберите другое`)
}

const scopeOf = ({ building_ids, parallels }: { building_ids: number[]; parallels: number[] }) => ({
  buildingIds: building_ids,
  parallels,
})

/** What would become of a start now, on the connections of all: the lane of an alarm is kept free for it. */
export const previewWith = (gatherings: readonly Gathering[]) =>
  handle(previewStart, async ({ body, db, today, context }) => {
    await requireBuildings(db, body.units.building_ids)
    const facts = await gatherFacts(db, { today, time: context.clock.timeOfDay() }, gatherings)
    return startPreviewOf(collect({ ...facts, ...scopeOf(body.units) }), facts.duty)
  })

/** Starts it with the lists of this very minute; of many starts at once one makes it, the others get it. */
export const startWith = (gatherings: readonly Gathering[]) =>
  handle(startEvacuation, async ({ body, caller, db, today, context, publish, record }) => {
    const { units, note, client_id = randomUUID() } = body
    await requireBuildings(db, units.building_ids)
    const begun = begunAs(body)
    const { rows } = await sql<{ id: number }>`
        insert into evacuation.evacuation (mode, kind, building_ids, parallels, note, client_id, started_by)
        values (${begun.mode}, ${begun.kind}, ${units.building_ids}, ${units.parallels}, ${note}, ${client_id},
          ${caller.accountId})
        on conflict do nothing returning id`.execute(db)
    const id = rows[0]?.id
    if (id === undefined) {
      const running = await standing(db, client_id)
      if (running === undefined) throw refuse('client_id', msg`Эвакуация только что завершилась: начните ещё раз`)
      return { is_new: false, evacuation: await readEvacuationRow(db, running) }
    }
    const facts = await gatherFacts(db, { today, time: context.clock.timeOfDay() }, gatherings)
    // the lists are kept and read by the whole school: they speak its language
    const lists = inLanguage(schoolLocale, () => collect({ ...facts, ...scopeOf(units) }))
    await writeLists(db, id, lists)
    const evacuation = await readEvacuationRow(db, id)
    const { mode, kind, started_at } = evacuation
    await record({ subject: 'evacuation.evacuation', id, after: { mode, kind, status: 'active', note } })
    publish(schoolRoom, evacuationActive, { id, mode, kind, started_at })
    return { is_new: true, evacuation }
  })

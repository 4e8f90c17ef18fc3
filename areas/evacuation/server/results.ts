import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import * as calls from '../contract/results.ts'
import { readEvacuationRow } from './evacuation-rows.ts'
import { toMillisecond } from './moments.ts'
import { readFigures } from './read-figures.ts'
import { readSeen } from './read-seen.ts'

/** Reports, those of the latest evacuations first; `where` narrows over `r`. */
async function readResults(db: Database, where: RawBuilder<boolean>): Promise<calls.EventResult[]> {
  const { rows } = await sql<calls.EventResult>`
    select r.id, r.evacuation_id, e.mode, e.kind, ${toMillisecond(sql`e.started_at`)} as started_at, r.remarks, r.conclusions,
      r.commission, r.control_seconds, r.figures, r.version, ${toMillisecond(sql`r.made_at`)} as made_at,
      coalesce(p.full_name, a.login) as made_by_name
    from evacuation.result r join evacuation.evacuation e on e.id = r.evacuation_id
      left join access.account a on a.id = r.made_by left join people.person p on p.admin_user_id = a.id
    where ${where} order by e.started_at desc, r.id limit 200`.execute(db)
  return rows
}
const ofEvacuation = async (db: Database, id: number) =>
  (await readResults(db, sql<boolean>`r.evacuation_id = ${id}`))[0]

export const listResultsHandler = handle(calls.listResults, async ({ query, db }) => {
  const { evacuation_id } = query
  return {
    items: await readResults(db, evacuation_id === undefined ? sql`true` : sql`r.evacuation_id = ${evacuation_id}`),
  }
})

const controlSeconds = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ control_seconds: number }>`select control_seconds from evacuation.settings`.execute(db)
  return rows[0]?.control_seconds ?? 300
}

const auditedValues = ({ remarks, conclusions, commission, control_seconds }: calls.EventResult) => ({
  remarks,
  conclusions,
  commission,
  control_seconds,
})

export const saveResultHandler = handle(calls.saveResult, async ({ body, caller, db, record }) => {
  await sql`select from evacuation.evacuation where id = ${body.evacuation_id} for update`.execute(db)
  const evacuation = await readEvacuationRow(db, body.evacuation_id)
  if (evacuation.status === 'active') throw conflict(msg`Эвакуация ещё идёт: сначала завершите её`)
  if (evacuation.status === 'cancelled') throw conflict(msg`Эвакуация отменена, отчёта о ней нет`)
  const before = await ofEvacuation(db, evacuation.id)
  if ((before?.version ?? undefined) !== body.version)
    throw conflict(msg`Отчёт уже изменил кто-то другой: откройте его заново`)
  const control = body.control_seconds ?? before?.control_seconds ?? (await controlSeconds(db))
  const figures = await readFigures(db, evacuation.id)
  await sql`
    insert into evacuation.result (evacuation_id, remarks, conclusions, commission, control_seconds, figures, made_by)
    values (${evacuation.id}, ${body.remarks}, ${body.conclusions}, ${JSON.stringify(body.commission)}, ${control},
      ${JSON.stringify(figures)}, ${caller.accountId})
    on conflict (evacuation_id) do update set remarks = excluded.remarks, conclusions = excluded.conclusions,
      commission = excluded.commission, control_seconds = excluded.control_seconds, figures = excluded.figures,
      made_by = excluded.made_by, made_at = now(), version = result.version + 1`.execute(db)
  const after = await ofEvacuation(db, evacuation.id)
  if (!after) throw notFound()
  await record({
    subject: 'evacuation.result',
    id: after.id,
    before: before && auditedValues(before),
    after: auditedValues(after),
  })
  return after
})

type Lost = calls.Statistics['lost'][number]
async function readLost(db: Database, id: number): Promise<Lost[]> {
  const { rows } = await sql<Lost>`
    select m.id, m.name, m.class_title, u.title as unit_title, m.last_place, m.status, m.note
    from evacuation.mark m join evacuation.collect_unit u on u.id = m.unit_id
    where m.evacuation_id = ${id} and m.status in ('missing', 'help', 'waiting')
    order by array_position(array['missing', 'help', 'waiting'], m.status), m.name, m.id`.execute(db)
  return rows
}

type Former = calls.Statistics['former'][number]
/** Those with a report tell by it: what it says stays. */
async function readFormer(db: Database, id: number): Promise<Former[]> {
  const { rows } = await sql<Former>`
    select e.id, e.kind, ${toMillisecond(sql`e.started_at`)} as started_at, f.expected, f.found, f.first_mark, f.half, f.ninety, f."all"
    from evacuation.evacuation this join evacuation.evacuation e on e.mode = this.mode and e.started_at < this.started_at
      join evacuation.result r on r.evacuation_id = e.id,
      jsonb_to_record(r.figures) as f(expected int, found int, first_mark int, half int, ninety int, "all" int)
    where this.id = ${id} and e.status = 'completed' order by e.started_at desc limit 10`.execute(db)
  return rows
}

export const readStatisticsHandler = handle(calls.readStatistics, async ({ params, db }) => {
  const evacuation = await readEvacuationRow(db, params.id)
  const result = (await ofEvacuation(db, params.id)) ?? null
  return {
    evacuation,
    figures: await readFigures(db, params.id),
    seen: await readSeen(db, params.id),
    result,
    control_seconds: result?.control_seconds ?? (await controlSeconds(db)),
    lost: await readLost(db, params.id),
    former: await readFormer(db, params.id),
  }
})

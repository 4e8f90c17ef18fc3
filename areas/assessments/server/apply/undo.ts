import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { record as recordIn, type BulkTrace, type Change } from '#platform/server/history.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import type { TemplateWork } from '../../contract/attestation.ts'
import { undoAttestation } from '../../contract/apply.ts'
import type { OfHigherRooms, Planning } from '../higher-rooms.ts'
import { holdTemplates, isSameTemplate, templateSubject, writeTemplates } from '../template/template-rows.ts'
import {
  changeWorks,
  holdWorks,
  keptWork,
  makeWorks,
  removeWorks,
  workSubject,
  type KeptWork,
  type WorkRow,
} from '../work-rows.ts'

interface Done<Kept> {
  id: number
  before: Kept | null
  after: Kept | null
}
const changedSince = () => conflict(msg`После этого план уже меняли: верните нужное вручную`)

/** What the caller has done in a batch of their own. */
async function readBatch(db: Database, batch: string, accountId: number | null) {
  const { rows } = await sql<{ subject: string; id: number; before: unknown; after: unknown }>`
    select subject, subject_id as id, before, after from history.change
    where batch = ${batch}::uuid and account_id = ${accountId} and subject in (${workSubject}, ${templateSubject})
    order by id`.execute(db)
  return {
    works: rows.filter(({ subject }) => subject === workSubject) as unknown as Done<KeptWork>[],
    templates: rows.filter(({ subject }) => subject === templateSubject) as unknown as Done<{
      works: TemplateWork[]
    }>[],
  }
}

/** @throws Refusal 409 */
async function undoTemplates(
  db: Database,
  done: readonly Done<{ works: TemplateWork[] }>[],
  today: string,
): Promise<Change[]> {
  const lines = await holdTemplates(
    db,
    done.map(({ id }) => id),
    today,
  )
  const given = done.map(({ id, before, after }) => {
    const line = lines.find(({ line_id }) => line_id === id)
    if (!line || !isSameTemplate(line.works, after?.works ?? [])) throw changedSince()
    return { line, works: before?.works ?? [] }
  })
  return writeTemplates(db, given)
}

/** @throws Refusal 409 */
async function undoWorks(
  db: Database,
  rooms: OfHigherRooms,
  trace: Omit<BulkTrace, 'batch'>,
  done: readonly Done<KeptWork>[],
): Promise<Change[]> {
  const ids = done.map(({ id }) => id)
  const rows = new Map((await holdWorks(db, sql<boolean>`w.id = any(${ids}::integer[])`)).map((row) => [row.id, row]))
  const presentOf = ({ id, after }: Done<KeptWork>): WorkRow => {
    const row = rows.get(id)
    if (!row || !isDeepStrictEqual(keptWork(row), after)) throw changedSince()
    return row
  }
  const made = done.filter(({ before }) => before === null).map(presentOf)
  const changed = done.flatMap((one) =>
    one.before && one.after ? [{ before: presentOf(one), after: one.before }] : [],
  )
  const removed = done.flatMap(({ id, before, after }) => (before && after === null ? [{ ...before, id }] : []))
  if (removed.some(({ id }) => rows.has(id))) throw changedSince()
  const scored = await rooms.scoresOfWorks(
    db,
    made.map(({ id }) => id),
  )
  if (scored.length > 0) throw conflict(msg`За созданные работы уже стоят отметки: убрать их нельзя`)
  const changes = [
    ...(await removeWorks(db, made)),
    ...(await changeWorks(db, changed)),
    ...(await makeWorks(db, removed)),
  ]
  const rescaled = changed.filter(({ before, after }) => before.maximum !== after.maximum)
  await rooms.setScoreMaxima(
    db,
    trace,
    rescaled.map(({ before, after }) => ({ work_id: before.id, maximum: after.maximum })),
  )
  return changes
}

/** Takes back what the caller has done in a batch. @throws Refusal 404, 409 */
export async function undoBatch(planning: Planning, rooms: OfHigherRooms, named: string): Promise<number> {
  const { db, caller, publish, today, requestId } = planning
  const done = await readBatch(db, named, caller.act ?? caller.accountId)
  if (done.works.length + done.templates.length === 0) throw notFound()
  const changes = [
    ...(await undoTemplates(db, done.templates, today)),
    ...(await undoWorks(db, rooms, { actor: caller, requestId }, done.works)),
  ]
  await recordIn(db, caller, requestId, changes, randomUUID())
  const touched = done.works.flatMap(({ before, after }) => before ?? after ?? [])
  const groupIds = [...new Set(touched.map(({ group_id }) => group_id))]
  const quarterIds = [...new Set(touched.map(({ quarter_id }) => quarter_id))]
  await rooms.followWorks(planning, { groupIds, quarterIds })
  await rooms.tellPlan({ db, publish }, groupIds)
  return changes.length
}

export const undoAttestationWith = (rooms: OfHigherRooms) =>
  handle(undoAttestation, async ({ params, caller, db, today, publish, http }) => {
    await undoBatch({ db, caller, publish, today, requestId: http.request.id }, rooms, params.batch)
    return {}
  })

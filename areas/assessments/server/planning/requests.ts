import { sql } from 'kysely'
import { startApproval } from '#areas/approvals/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { ApprovalCall } from '#platform/server/approvals.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type * as z from 'zod/mini'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound, refuse } from '#platform/server/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { askForWork } from '../../contract/planning.ts'
import { hasWorks, nextNumber } from '../../rules/template-objection.ts'
import type { OfHigherRooms } from '../higher-rooms.ts'
import { holdWorks, makeWorks, removeWorks, type WorkRow } from '../work-rows.ts'
import { isQuarterClosed, readPlanningGroup, requirePlanner, type PlanningGroup } from './may-plan.ts'

export const requestSubject = 'assessments.work_request'

/** More or fewer works than the template, as it is kept. */
export interface WantedWork {
  group_id: number
  quarter_id: number
  action: 'add' | 'remove'
  kind: 'sor' | 'soch'
  number: number | null
  title: string
  maximum: number
}
interface Doing extends ApprovalCall {
  requestId: string
  rooms: OfHigherRooms
}

/** Works of a group, held, by the numbers of their quarters. */
const placed = (group: PlanningGroup, rows: readonly WorkRow[]) =>
  rows.flatMap((row) => {
    const quarter = group.quarters.find(({ id }) => id === row.quarter_id)?.number
    return quarter === undefined ? [] : [{ ...row, quarter }]
  })

/** Why it can't be done now; null where it can. */
async function objectionTo(
  { db, today, rooms }: Pick<Doing, 'db' | 'today' | 'rooms'>,
  group: PlanningGroup,
  wanted: WantedWork,
) {
  const rows = await holdWorks(db, sql<boolean>`w.group_id = ${group.id}`)
  const quarter = group.quarters.find(({ id }) => id === wanted.quarter_id)
  if (!quarter) return { field: 'quarter_id', words: msg`Такого периода в учебном году нет` }
  if (isQuarterClosed(group, quarter.id, today))
    return { field: 'quarter_id', words: msg`Четверть закрыта: её работы не меняются` }
  if (wanted.action === 'add') {
    if (!hasWorks(group.mode)) return { field: 'kind', words: msg`По этому режиму оценивания СОР и СОЧ нет` }
    if (nextNumber(placed(group, rows), quarter.number, wanted.kind) === null)
      return {
        field: 'kind',
        words: wanted.kind === 'soch' ? msg`СОЧ в этой четверти уже есть` : msg`Больше СОР в четверти не помещается`,
      }
    return null
  }
  const row = rowOf(rows, wanted)
  if (!row) return { field: 'work_id', words: msg`Этой работы уже нет` }
  const scored = await rooms.scoresOfWorks(db, [row.id])
  return scored.length > 0 ? { field: 'work_id', words: msg`За работу уже стоят отметки: убрать её нельзя` } : null
}

const rowOf = (rows: readonly WorkRow[], { quarter_id, kind, number }: WantedWork) =>
  rows.find((row) => row.quarter_id === quarter_id && row.kind === kind && row.number === number)

/** Makes or removes the work that was asked for. @throws Refusal 409 */
export async function doWanted(doing: Doing, wanted: WantedWork): Promise<void> {
  const { db, caller, today, publish, rooms, requestId, record } = doing
  const group = await readPlanningGroup({ db, caller, today, rooms }, wanted.group_id)
  const objection = await objectionTo(doing, group, wanted)
  if (objection) throw conflict(objection.words)
  const rows = await holdWorks(db, sql<boolean>`w.group_id = ${group.id}`)
  const row = rowOf(rows, wanted)
  if (wanted.action === 'remove') {
    if (row) await record(...(await removeWorks(db, [row])))
  } else {
    const { action: _action, ...work } = wanted
    const quarter = group.quarters.find(({ id }) => id === wanted.quarter_id)?.number ?? 0
    const number = nextNumber(placed(group, rows), quarter, wanted.kind) ?? 1
    await record(...(await makeWorks(db, [{ ...work, number, lesson_id: null }])))
  }
  const touched = { groupIds: [group.id], quarterIds: [wanted.quarter_id] }
  await rooms.followWorks({ db, caller, publish, today, requestId }, touched)
  await rooms.tellPlan({ db, publish }, touched.groupIds)
}

type Body = z.output<(typeof askForWork)['body']>

async function wantedBy(db: Database, group: PlanningGroup, body: Body): Promise<WantedWork> {
  if (body.action === 'add') {
    const { reason: _reason, ...asked } = body
    return { ...asked, group_id: group.id, number: null }
  }
  const [row] = await holdWorks(db, sql<boolean>`w.id = ${body.work_id} and w.group_id = ${group.id}`)
  if (!row) throw notFound()
  const { quarter_id, kind, number, title, maximum } = row
  return { group_id: group.id, action: 'remove', quarter_id, kind, number, title, maximum }
}

async function keep(db: Database, wanted: WantedWork, given: { reason: string; personId: number; state: string }) {
  const { rows } = await sql<{ id: number }>`
    insert into assessments.work_request (group_id, quarter_id, action, kind, number, title, maximum, reason, asked_by, state)
    values (${wanted.group_id}, ${wanted.quarter_id}, ${wanted.action}, ${wanted.kind}, ${wanted.number}, ${wanted.title},
      ${wanted.maximum}, ${given.reason}, ${given.personId}, ${given.state}) on conflict do nothing returning id`.execute(
    db,
  )
  const [made] = rows
  if (!made) throw conflict(msg`Такая просьба уже на согласовании`)
  return made.id
}

export const askForWorkWith = (rooms: OfHigherRooms) =>
  handle(
    askForWork,
    async ({ params, body, db, caller, today, context, publish, record, http }): Promise<Output<typeof askForWork>> => {
      const group = await readPlanningGroup({ db, caller, today, rooms }, params.id)
      requirePlanner(group)
      const wanted = await wantedBy(db, group, body)
      const objection = await objectionTo({ db, today, rooms }, group, wanted)
      if (objection) throw refuse(objection.field, objection.words)
      if (caller.personId === null) throw notFound()
      const state = group.may_decide ? 'accepted' : 'waiting'
      const { reason } = body
      const id = await keep(db, wanted, { reason, personId: caller.personId, state })
      await record({ subject: requestSubject, id, after: { ...wanted, reason, state } })
      const call: ApprovalCall = { db, caller, today, context, publish, record }
      if (group.may_decide) {
        await doWanted({ ...call, rooms, requestId: http.request.id }, wanted)
        return { state }
      }
      const title = t`${group.course}, ${group.title}`
      await startApproval(call, { kind: requestSubject, subjectId: id, title, authorId: caller.personId })
      return { state }
    },
  )

import { sql } from 'kysely'
import { dropFiles, keepFile } from '#areas/media/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changePlan, createPlan, listPlans, removePlan } from '../contract/plans.ts'
import { requireTitle, requireVersion, lockBuilding, readBuilding } from './building-rows.ts'
import { planOf, readPlanRow, readPlans, type PlanRow } from './plan-rows.ts'

export const listPlansHandler = handle(listPlans, async ({ params, db, context }) => {
  const { id } = await readBuilding(db, params.id)
  const rows = await readPlans(db, sql`p.building_id = ${id}`)
  return { items: rows.map((one) => planOf(context, one)) }
})

const auditedValues = ({ building_id, title, floor, file_id, places }: PlanRow) => ({
  building_id,
  title,
  floor,
  picture: file_id,
  places: places.length,
})
async function takePicture(db: Database, caller: Caller, id: number): Promise<void> {
  if (!(await keepFile(db, id, caller.accountId, 'plan'))) throw refuse('file_id', msg`Загрузите картинку ещё раз`)
}
const requireFree = (db: Database, buildingId: number, title: string, id = 0) =>
  requireTitle(
    db,
    'buildings.plan',
    title,
    sql`building_id = ${buildingId} and id <> ${id}`,
    msg`У здания уже есть план с таким названием`,
  )
/** The plan, its building held. @throws 404 */
export async function lockPlan(db: Database, id: number): Promise<PlanRow> {
  const { building_id } = await readPlanRow(db, id)
  await lockBuilding(db, building_id)
  return readPlanRow(db, id)
}

export const createPlanHandler = handle(createPlan, async ({ params, body, caller, db, context, record }) => {
  const building = await lockBuilding(db, params.id)
  await requireFree(db, building.id, body.title)
  await takePicture(db, caller, body.file_id)
  const { rows } = await sql<{ id: number }>`
    insert into buildings.plan (building_id, floor, title, file_id)
    values (${building.id}, ${body.floor}, ${body.title}, ${body.file_id}) returning id`.execute(db)
  const made = await readPlanRow(db, rows[0]?.id ?? 0)
  await record({ subject: 'buildings.plan', id: made.id, after: auditedValues(made) })
  return planOf(context, made)
})

export const changePlanHandler = handle(changePlan, async ({ params, body, caller, db, context, record }) => {
  const before = await lockPlan(db, params.id)
  requireVersion(before, body.version)
  const next = { ...before, ...body }
  await requireFree(db, before.building_id, next.title, before.id)
  if (next.file_id !== before.file_id) await takePicture(db, caller, next.file_id)
  await sql`
    update buildings.plan set title = ${next.title}, floor = ${next.floor}, file_id = ${next.file_id},
      version = version + 1 where id = ${before.id}`.execute(db)
  if (next.file_id !== before.file_id) await dropFiles(db, [before.file_id])
  const after = await readPlanRow(db, before.id)
  await record({
    subject: 'buildings.plan',
    id: before.id,
    before: auditedValues(before),
    after: { ...auditedValues(after), record: after.title },
  })
  return planOf(context, after)
})

export const removePlanHandler = handle(removePlan, async ({ params, db, record }) => {
  const plan = await lockPlan(db, params.id)
  await sql`delete from buildings.plan where id = ${plan.id}`.execute(db)
  await dropFiles(db, [plan.file_id])
  await record({ subject: 'buildings.plan', id: plan.id, before: auditedValues(plan) })
  return {}
})

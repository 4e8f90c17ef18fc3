import { sql } from 'kysely'
import { dropFiles, keepFile } from '#areas/media/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound, refuse } from '#platform/server/refusal.ts'
import { changePoint, createPoint, listPoints, removePoint } from '../contract/settings.ts'
import { pointOf, readPointRows, readPoints, type PointRow } from './point-rows.ts'

type PointInput = Pick<
  PointRow,
  'title' | 'building_id' | 'where_text' | 'plan_id' | 'file_id' | 'x' | 'y' | 'sort' | 'is_archived'
>

export const listPointsHandler = handle(listPoints, async ({ query, db, context }) => ({
  items: await readPoints(db, context, query.archived ? sql`true` : sql`ap.archived_at is null`),
}))

async function requirePoint(db: Database, id: number): Promise<PointRow> {
  await sql`select from evacuation.assembly_point where id = ${id} for update`.execute(db)
  const [row] = await readPointRows(db, sql<boolean>`ap.id = ${id}`)
  if (!row) throw notFound(msg`Место сбора не найдено`)
  return row
}

/** What a point refers to is there, its title is free, and it lies on one picture or none. */
async function requireValidPoint(db: Database, input: PointInput, id = 0): Promise<void> {
  if ((input.x === null) !== (input.y === null)) throw refuse('x', msg`Укажите место на картинке целиком`)
  if (input.plan_id !== null && input.file_id !== null)
    throw refuse('file_id', msg`Выберите план или загрузите картинку`)
  const { rows } = await sql<{ building: boolean; plan: boolean; title: boolean }>`
    select ${input.building_id}::integer is null or exists (select from buildings.building where id = ${input.building_id}) as building,
      ${input.plan_id}::integer is null or exists (select from buildings.plan where id = ${input.plan_id}) as plan,
      ${input.is_archived} or not exists (select from evacuation.assembly_point
        where lower(title) = lower(${input.title}) and archived_at is null and id <> ${id}) as title`.execute(db)
  const [good] = rows
  if (!good?.building) throw refuse('building_id', msg`Такого здания уже нет: выберите другое`)
  if (!good.plan) throw refuse('plan_id', msg`Такого плана уже нет: выберите другой`)
  if (!good.title) throw refuse('title', msg`Такое место сбора уже есть`)
}
async function changePicture(db: Database, caller: Caller, from: number | null, to: number | null): Promise<void> {
  if (from === to) return
  if (to !== null && !(await keepFile(db, to, caller.accountId, 'plan')))
    throw refuse('file_id', msg`Загрузите картинку ещё раз`)
  if (from !== null) await dropFiles(db, [from])
}
const percent = (part: number): string => `${Math.round(part * 100)} %`
const auditedValues = ({ title, building, where_text, plan, file_id, x, y, sort, is_archived }: PointRow) => ({
  title,
  building,
  where_text,
  plan,
  picture: file_id === null ? null : msg`своя, № ${file_id}`.stored(),
  spot: x === null || y === null ? null : msg`${percent(x)} слева, ${percent(y)} сверху`.stored(),
  sort,
  is_archived,
})

const blank = { building_id: null, where_text: '', plan_id: null, file_id: null, x: null, y: null, sort: 0 }
export const createPointHandler = handle(createPoint, async ({ body, caller, db, context, record }) => {
  const input = { ...blank, ...body, is_archived: false }
  await requireValidPoint(db, input)
  await changePicture(db, caller, null, input.file_id)
  const { rows } = await sql<{ id: number }>`
    insert into evacuation.assembly_point (title, building_id, where_text, plan_id, file_id, x, y, sort)
    values (${input.title}, ${input.building_id}, ${input.where_text}, ${input.plan_id}, ${input.file_id}, ${input.x}, ${input.y},
      ${input.sort}) returning id`.execute(db)
  const made = await requirePoint(db, rows[0]?.id ?? 0)
  await record({ subject: 'evacuation.assembly_point', id: made.id, after: auditedValues(made) })
  return pointOf(context, made)
})

export const changePointHandler = handle(changePoint, async ({ params, body, caller, db, context, record }) => {
  const before = await requirePoint(db, params.id)
  if (before.version !== body.version) throw conflict(msg`Место сбора уже изменил кто-то другой: откройте его заново`)
  const input = { ...before, ...body }
  await requireValidPoint(db, input, before.id)
  await changePicture(db, caller, before.file_id, input.file_id)
  await sql`
    update evacuation.assembly_point set title = ${input.title}, building_id = ${input.building_id},
      where_text = ${input.where_text}, plan_id = ${input.plan_id}, file_id = ${input.file_id}, x = ${input.x}, y = ${input.y},
      sort = ${input.sort}, version = version + 1,
      archived_at = case when ${input.is_archived} then coalesce(archived_at, now()) end
    where id = ${before.id}`.execute(db)
  const after = await requirePoint(db, before.id)
  // a change of one field says of which place it is
  const audited = { point: after.title, ...auditedValues(after) }
  await record({ subject: 'evacuation.assembly_point', id: after.id, before: auditedValues(before), after: audited })
  return pointOf(context, after)
})

export const removePointHandler = handle(removePoint, async ({ params, db, record }) => {
  const point = await requirePoint(db, params.id)
  await sql`delete from evacuation.assembly_point where id = ${point.id}`.execute(db)
  if (point.file_id !== null) await dropFiles(db, [point.file_id])
  await record({ subject: 'evacuation.assembly_point', id: point.id, before: auditedValues(point) })
  return {}
})

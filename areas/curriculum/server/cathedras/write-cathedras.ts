import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import { conflict, forbidden, notFound } from '#platform/server/refusal.ts'
import { changeCathedra, createCathedra, removeCathedra, type Cathedra } from '../../contract/cathedras.ts'
import { usesOf, usesText } from '../catalogue/uses.ts'
import { cathedraColumns, cathedraRows } from './find-cathedras.ts'
import {
  lockCathedra,
  mayEdit,
  mayKeep,
  requireFreeTitle,
  requireKeepsAll,
  requireVersion,
} from './require-cathedra.ts'
import { readTenures, tenureChange, type TenureTable } from './tenure-rows.ts'

const readOne = async (db: Database, id: number, today: string): Promise<Cathedra> => {
  const found = await cathedraRows(db, currentYearId(today), today)
    .where('ca.id', '=', id)
    .select(cathedraColumns(today))
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

const createHandler = handle(createCathedra, async ({ body, caller, db, today, record }) => {
  requireKeepsAll(caller)
  await requireFreeTitle(db, body.title)
  const { id } = await db.insertInto('curriculum.cathedra').values(body).returning('id').executeTakeFirstOrThrow()
  await record({ subject: 'curriculum.cathedra', id, after: { title: body.title, is_archived: false } })
  return readOne(db, id, today)
})

/** Into the archive goes a department without courses in use. @throws Refusal 409 */
async function requireNoCourses(db: Database, id: number, title: string): Promise<void> {
  const { rows } = await sql<{ titles: string }>`select string_agg(title, ', ' order by title) as titles
    from curriculum.course where cathedra_id = ${id} and archived_at is null having count(*) > 0`.execute(db)
  if (rows[0]) throw conflict(msg`У кафедры «${title}» есть предметы: ${rows[0].titles}. Сначала отдайте их другой`)
}

/** Who is there today, or is to come, is there no more from today on. */
async function endTenures(db: Database, table: TenureTable, cathedra: number, today: string): Promise<Change[]> {
  const ofCathedra = sql<boolean>`l.cathedra_id = ${cathedra} and not l.during << daterange(${today}::date, null)`
  const ending = await readTenures(db, table, ofCathedra, today)
  const ids = ending.map(({ id }) => id)
  await sql`delete from ${sql.table(table)} where id = any(${ids}::integer[]) and lower(during) >= ${today}::date`.execute(
    db,
  )
  await sql`update ${sql.table(table)} set during = daterange(lower(during), ${today}::date), version = version + 1
    where id = any(${ids}::integer[])`.execute(db)
  const to = addDays(today, -1)
  return ending.map((before) =>
    before.from !== null && before.from >= today
      ? tenureChange(table, { before })
      : tenureChange(table, { before, after: { ...before, to } }),
  )
}

const changeHandler = handle(changeCathedra, async ({ params, body, caller, db, today, record }) => {
  const before = await lockCathedra(db, params.id, (cathedra) => mayEdit(caller, cathedra, today))
  requireVersion(before, body.version)
  const { title = before.title, is_archived = before.is_archived } = body
  const isEnding = is_archived && !before.is_archived
  if (is_archived !== before.is_archived)
    await lockCathedra(db, params.id, (cathedra) => mayKeep(caller, cathedra)).catch(() => {
      throw forbidden(msg`В архив кафедру убирает тот, кто ведёт все кафедры школы`)
    })
  if (!is_archived) await requireFreeTitle(db, title, before.id)
  if (isEnding) await requireNoCourses(db, before.id, before.title)
  const ended = isEnding
    ? [
        ...(await endTenures(db, 'curriculum.cathedra_head', before.id, today)),
        ...(await endTenures(db, 'curriculum.cathedra_member', before.id, today)),
      ]
    : []
  await sql`update curriculum.cathedra set title = ${title}, version = version + 1,
    archived_at = case when ${is_archived} then coalesce(archived_at, now()) end where id = ${before.id}`.execute(db)
  await record(
    {
      subject: 'curriculum.cathedra',
      id: before.id,
      before: { title: before.title, is_archived: before.is_archived },
      after: { title, is_archived },
    },
    ...ended,
  )
  return readOne(db, before.id, today)
})

const removeHandler = handle(removeCathedra, async ({ params, caller, db, context, record }) => {
  const cathedra = await lockCathedra(db, params.id, (one) => mayKeep(caller, one))
  const uses = await usesOf(db, context, 'curriculum.cathedra', [cathedra.id])
  if (uses.length > 0)
    throw conflict(msg`«${cathedra.title}» используется: ${usesText(uses)}. Кафедру можно убрать в архив`)
  await db.deleteFrom('curriculum.cathedra').where('id', '=', cathedra.id).execute()
  await record({
    subject: 'curriculum.cathedra',
    id: cathedra.id,
    before: { title: cathedra.title, is_archived: cathedra.is_archived },
  })
  return {}
})

export const cathedraWrites = [createHandler, changeHandler, removeHandler]

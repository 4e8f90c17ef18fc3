import { personKinds } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { insertRows, insertRowsWithIds, updateRows } from '#platform/server/demonstration/insert-rows.ts'
import { personRows } from './person-rows.ts'
import type { Holder, Teacher } from '../staff.ts'

/** Lessons a week of one rate. */
const hoursOfRate = 16

async function buildPositions(db: Database, titles: readonly string[]): Promise<Map<string, number>> {
  const unique = [...new Set(titles)]
  const ids = await insertRowsWithIds(
    db,
    'people.position',
    unique.map((title) => ({ title })),
  )
  return new Map(unique.map((title, index) => [title, ids[index] ?? 0]))
}

/**
 * Persons who work here: teachers whom the timetable has brought get what is known of them, the others are added.
 * @param hours lessons a week by a teacher's code
 * @returns ids of the holders of posts, in their order
 */
export async function buildStaff(
  db: Database,
  teachers: readonly Teacher[],
  teacherIds: ReadonlyMap<string, number>,
  hours: ReadonlyMap<string, number>,
  holders: readonly Holder[],
  city: string,
): Promise<number[]> {
  await updateRows(
    db,
    'people.person',
    await personRows(
      db,
      teachers.map(({ code, person }) => ({ id: teacherIds.get(code) ?? 0, ...person })),
      city,
    ),
  )
  const persons = holders.map(({ person }) => person)
  const holderIds = await insertRowsWithIds(db, 'people.person', await personRows(db, persons, city))
  await insertRows(
    db,
    'people.kind_member',
    holders.map(({ post }, index) => ({ person_id: holderIds[index] ?? 0, kind_id: personKinds[post.kind].id })),
  )
  const employed = holders.flatMap((holder, index) =>
    holder.post.kind === 'outside' ? [] : [{ worker: holder, id: holderIds[index] ?? 0, rate: 1 }],
  )
  const teaching = teachers.map((worker) => ({
    worker,
    id: teacherIds.get(worker.code) ?? 0,
    rate: Math.max(0.25, Math.round(((hours.get(worker.code) ?? 0) / hoursOfRate) * 100) / 100),
  }))
  const all = [...teaching, ...employed]
  const positions = await buildPositions(
    db,
    all.map(({ worker }) => worker.position),
  )
  await db.deleteFrom('people.employment').execute()
  await db
    .deleteFrom('people.position')
    .where('id', 'not in', [...positions.values()])
    .execute()
  await insertRows(
    db,
    'people.employment',
    all.map(({ worker, id, rate }) => ({
      person_id: id,
      position_id: positions.get(worker.position) ?? 0,
      rate,
      during: `[${worker.hiredOn},)`,
    })),
  )
  return holderIds
}

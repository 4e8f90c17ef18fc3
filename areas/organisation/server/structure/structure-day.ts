import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { UnitPost } from '../../contract/units.ts'
import { readUnits, type UnitRow } from './unit-rows.ts'

/** A day of the structure, the present one or another, by the school's clock. */
export interface StructureDay {
  day: string
  today: string
  timeZone: string
  /** Whether staff who are in the archive by now are told of; whoever keeps the structure alone is. */
  showsFormer: boolean
}
export interface PostRow extends Omit<UnitPost, 'photo'> {
  stem: string | null
  /** One of the levels, or as the school wrote another one. */
  category: string | null
}

/** Whether something is in use today, or was at the end of another day, though it may have gone into the archive since. */
const inUseOn = (archivedAt: RawBuilder<unknown>, { day, today, timeZone }: StructureDay) =>
  day === today
    ? sql<boolean>`${archivedAt} is null`
    : sql<boolean>`(${archivedAt} is null or ${archivedAt} >= (${day}::date + 1)::timestamp at time zone ${timeZone})`

/**
 * The units in use on a day, in the order of the tree as it stood, under their titles and heads of then: who was employed on it. No
 * rates of the plan, which knows no days.
 */
export async function readUnitsOn(db: Database, asked: StructureDay): Promise<UnitRow[]> {
  const units = await readUnits(db, asked.day, inUseOn(sql`t.archived_at`, asked))
  if (asked.day === asked.today) return units
  const { rows: present } = await sql<{ id: number }>`select id from people.person
    where archived_at is null and id = any(${units.flatMap(({ head }) => head?.id ?? [])}::int[])`.execute(db)
  const isUnmasked = (id: number) => asked.showsFormer || present.some((one) => one.id === id)
  return units.map((unit) => ({
    ...unit,
    is_archived: false,
    planned_rate: null,
    head: unit.head?.works && isUnmasked(unit.head.id) ? unit.head : null,
  }))
}

/** All posts of a day by the names of who holds them. */
export async function readPostsOn(db: Database, asked: StructureDay): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select e.id, e.version, e.person_id, p.full_name, photo.stem::text as stem, po.title as position, e.unit_id,
      e.rate::float8 as rate,
      organisation.category_on(e.person_id, ${asked.day}::date) as category
    from people.employment e join people.person p on p.id = e.person_id join people.position po on po.id = e.position_id
      left join media.file photo on photo.id = p.photo_id
    where e.during @> ${asked.day}::date and ${asked.showsFormer ? inUseOn(sql`p.archived_at`, asked) : sql<boolean>`p.archived_at is null`}
    order by p.sort_name, p.id, e.id`.execute(db)
  return rows
}

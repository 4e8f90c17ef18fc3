import { sql } from 'kysely'
import { isStaff } from '#areas/people/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { BuildingArea } from '../contract/buildings.ts'
import { lockArea, readBuilding } from './building-rows.ts'

/** The area that rooms are to stand in, its building held. @throws 422 at `area_id` */
export async function requireArea(db: Database, id: number): Promise<BuildingArea> {
  const area = await lockArea(db, id).catch(() => null)
  if (area === null) throw refuse('area_id', msg`Такой части здания нет`)
  const building = await readBuilding(db, area.building_id)
  if (building.is_archived) throw refuse('area_id', msg`Здание «${building.title}» в архиве: сначала верните его`)
  return area
}

/** 422 for titles that other rooms in use of the building have; `field` is where to say so. */
export async function requireTitles(
  db: Database,
  buildingId: number | null,
  titles: readonly string[],
  { field, except = 0 }: { field: string; except?: number },
): Promise<void> {
  const plain = titles.map((title) => title.toLowerCase())
  const twice = titles.filter((_, place) => plain.indexOf(plain[place] ?? '') !== place)
  if (twice.length > 0) throw refuse(field, msg`Названо дважды: ${twice.join(', ')}`)
  const { rows } = await sql<{ title: string }>`
    select title from buildings.room where building_id is not distinct from ${buildingId} and archived_at is null
      and id <> ${except} and lower(title) = any(${plain}) order by title limit 10`.execute(db)
  if (rows.length > 0)
    throw refuse(field, msg`В этом здании уже есть: ${rows.map(({ title }) => title).join(', ')}. Назовите иначе`)
}

/** 422 for a kind that is not one of the dictionary's in use. */
export async function requireKind(db: Database, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return
  const { rows } = await sql`
    select from dictionaries.record k join dictionaries.dictionary d on d.id = k.dictionary_id
    where k.id = ${id} and d.code = 'room_kind' and k.archived_at is null`.execute(db)
  if (rows.length === 0) throw refuse('kind_id', msg`Такого вида нет в справочнике «Виды помещений»`)
}

/** 422 for who is not employed at the school today. */
export async function requireResponsible(db: Database, id: number | null | undefined, today: string): Promise<void> {
  if (id === null || id === undefined) return
  const { rows } = await sql`
    select from people.person p where p.id = ${id} and p.archived_at is null and ${isStaff(sql`p.id`, today)}`.execute(
    db,
  )
  if (rows.length === 0) throw refuse('responsible_id', msg`Ответственным может быть только сотрудник школы`)
}

/** Tags without those said twice, in any case. */
export function plainTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const tag of tags) if (!known.has(tag.toLowerCase())) known.set(tag.toLowerCase(), tag)
  return [...known.values()]
}

import { sql } from 'kysely'
import { photoLinks, pictureReader } from '#areas/people/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readStructure, type UnitPost } from '../../contract/units.ts'
import { maintainsStructure, seesRates } from '../sees-rates.ts'
import { readUnits, toUnitResponse } from './unit-rows.ts'

export interface PostRow extends Omit<UnitPost, 'photo'> {
  stem: string | null
  category: string | null
}

/** All posts of a day by the names of who holds them. */
export async function readPosts(db: Database, day: string): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select e.id, e.version, e.person_id, p.full_name, photo.stem::text as stem, po.title as position, e.unit_id,
      e.rate::float8 as rate, e.category
    from people.employment e join people.person p on p.id = e.person_id join people.position po on po.id = e.position_id
      left join media.file photo on photo.id = p.photo_id
    where e.during @> ${day}::date and p.archived_at is null order by p.sort_name, p.id, e.id`.execute(db)
  return rows
}

export const readStructureHandler = handle(readStructure, async ({ query, caller, db, today, context }) => {
  const shows_rates = seesRates(caller)
  const reader = pictureReader(context, caller)
  const [units, posts] = [await readUnits(db, today, query.archived), await readPosts(db, today)]
  return {
    units: units.map((unit) => toUnitResponse(unit, reader, shows_rates)),
    posts: posts.map(({ id, version, person_id, full_name, stem, position, unit_id, rate }) => ({
      id,
      version,
      person_id,
      full_name,
      photo: photoLinks(reader, stem).photo,
      position,
      unit_id,
      rate: shows_rates || person_id === caller.personId ? rate : null,
    })),
    shows_rates,
    may_edit: maintainsStructure(caller),
  }
})

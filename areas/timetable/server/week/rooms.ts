import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { findWeekRooms } from '../../contract/week-subjects.ts'
import { isStaff } from './week-subject.ts'

export const findWeekRoomsHandler = handle(
  findWeekRooms,
  async ({ query, caller, db }) => {
    const found = db
      .selectFrom('buildings.room as r')
      .innerJoin('buildings.area as a', 'a.id', 'r.area_id')
      .innerJoin('buildings.building as b', 'b.id', 'a.building_id')
      .where(sql<boolean>`${isStaff(caller)}::boolean`)
      .where('r.archived_at', 'is', null)
      .where(containsWords(sql`platform.search_text(r.title)`, query.search ?? ''))
    return pageOf(
      query,
      found.select(total),
      found
        .select(['r.id', 'r.title', sql<string>`concat_ws(', ', b.title, a.title)`.as('place')])
        .orderBy('r.title', query.asc ? 'asc' : 'desc')
        .orderBy('r.id'),
    )
  },
  { conditional: true },
)

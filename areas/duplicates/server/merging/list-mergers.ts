import { sql } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { listMergers } from '../../contract/merging.ts'
import { requireMaintainer } from './persons.ts'

const listMergersHandler = handle(listMergers, async ({ query, caller, db }) => {
  requireMaintainer(caller)
  const found = db
    .selectFrom('duplicates.merger as m')
    .innerJoin('people.person as kept', 'kept.id', 'm.kept_id')
    .innerJoin('people.person as gone', 'gone.id', 'm.gone_id')
    .leftJoin('people.person as who', 'who.admin_user_id', 'm.made_by')
    .$if(Boolean(query.search), (rows) => rows.where(containsWords(sql`kept.search`, query.search ?? '')))
  const rows = found
    .select([
      'm.id',
      sql<{ id: number; full_name: string }>`jsonb_build_object('id', kept.id, 'full_name', kept.full_name)`.as('kept'),
      sql<{ id: number; full_name: string }>`jsonb_build_object('id', gone.id, 'full_name', gone.full_name)`.as('gone'),
      'who.full_name as who',
      instant('m.made_at').as('at'),
      instant('m.undone_at').as('undone_at'),
    ])
    // the newest stands first unless one asks otherwise
    .orderBy('m.id', query.asc ? 'desc' : 'asc')
  return pageOf(query, found.select(total), rows)
})
export const mergerListHandlers = [listMergersHandler]

import { grpGroupManage } from '#areas/classes/contract/permissions.ts'
import { removeGroups } from '#areas/classes/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { countReferences, titleOfReference } from '#platform/server/references.ts'
import { conflict } from '#platform/server/refusal.ts'
import { sql } from 'kysely'
import { removeGroup } from '../../contract/group.ts'
import { traceOf } from '../trace.ts'
import { lockGroup } from './group-to-change.ts'

export const removeGroupHandler = handle(removeGroup, async ({ params, caller, db, context, http }) => {
  const group = await lockGroup(db, caller, grpGroupManage, params.id)
  const { rows } = await sql`select from classes.group_member where group_id = ${group.id} limit 1`.execute(db)
  if (rows.length > 0) throw conflict(msg`В группе есть или были ученики: закройте её с даты`)
  const references = await countReferences(db, 'classes.study_group', [group.id])
  const titles = references
    .filter(({ isCascading }) => !isCascading)
    .map((one) => titleOfReference(context.referenceTitles, one))
  if (titles.length > 0)
    throw conflict(msg`На группу опираются: ${[...new Set(titles)].join(', ')}. Закройте её с даты`)
  await removeGroups(db, [group.id], traceOf(caller, http))
  return {}
})

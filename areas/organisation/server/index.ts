import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { foresee } from './posts/foresee-end.ts'
import { list, positions, postHistory } from './posts/list-posts.ts'
import { move as movePost } from './posts/move-post.ts'
import * as posts from './posts/write-posts.ts'
import { permissions } from './permissions.ts'
import { scopes } from './scope.ts'
import { move as moveUnit } from './structure/move-unit.ts'
import { structure } from './structure/read-structure.ts'
import { exported, printed } from './structure/structure-files.ts'
import { unitFields, unitHistory } from './structure/unit-history.ts'
import * as units from './structure/units.ts'

export { reachesStaff } from './scope.ts'
export { staffByUnit } from './staff-by-unit.ts'

/** Units of the school, and who holds which post in them. */
export const organisation: Area = {
  permissions,
  scopes,
  endpoints: [
    structure,
    exported,
    printed,
    unitHistory,
    units.create,
    units.change,
    moveUnit,
    movePost,
    list,
    posts.add,
    posts.change,
    posts.remove,
    foresee,
    positions,
    postHistory,
  ],
  audited: [{ subject: 'organisation.unit', title: msg`подразделение`, fields: unitFields }],
  referenceTitles: { 'organisation.unit': msg`Подразделения` },
}

import { asDay } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { previewEndHandler } from './posts/preview-end.ts'
import { listPostsHandler, listPositionsHandler, readPostHistoryHandler } from './posts/list-posts.ts'
import { movePostHandler as movePost } from './posts/move-post.ts'
import * as posts from './posts/write-posts.ts'
import { deciders } from './deciders.ts'
import { permissions } from './permissions.ts'
import { unitLimits } from './role-limits.ts'
import { scopes } from './scope.ts'
import { moveUnitHandler as moveUnit } from './structure/move-unit.ts'
import { readStructureHandler } from './structure/read-structure.ts'
import { printStructureHandler } from './structure/print-structure.ts'
import { exportStructureHandler } from './structure/structure-files.ts'
import { unitFields, readUnitHistoryHandler } from './structure/unit-history.ts'
import * as units from './structure/units.ts'
import { postFields } from './template-fields.ts'

export { isStaffInScope } from './scope.ts'
export { staffedUnits, type StaffedUnit } from './staffed-units.ts'

/** Units of the school, and who holds which post in them. */
export const organisationArea: Area = {
  permissions,
  templateFields: [postFields],
  roleLimits: [unitLimits],
  deciders,
  scopes,
  endpoints: [
    readStructureHandler,
    exportStructureHandler,
    printStructureHandler,
    readUnitHistoryHandler,
    units.createUnitHandler,
    units.changeUnitHandler,
    moveUnit,
    movePost,
    listPostsHandler,
    posts.addPostHandler,
    posts.changePostHandler,
    posts.removePostHandler,
    previewEndHandler,
    listPositionsHandler,
    readPostHistoryHandler,
  ],
  audited: [
    {
      subject: 'organisation.unit',
      title: msg`подразделение`,
      values: { head_from: asDay, from: asDay },
      titles: {
        unit: msg`Подразделение`,
        title: msg`Название`,
        short_title: msg`Короткое название`,
        parent: msg`Входит в`,
        place: msg`Место в списке`,
        kind: msg`Вид`,
        head: msg`Руководитель`,
        head_from: msg`Руководит с`,
        from: msg`Существует с`,
        planned_rate: msg`Ставок по штату`,
        is_archived: msg`В архиве`,
      },
      fields: unitFields,
    },
  ],
  referenceTitles: {
    'organisation.unit': msg`Подразделения`,
    'organisation.unit_head': msg`Руководители подразделений`,
  },
}

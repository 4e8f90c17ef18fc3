import type { Area } from '#platform/server/area.ts'
import { readPersonCardHandler } from './card.ts'
import { listOwnChildrenHandler } from './own-children.ts'
import { exportPeopleHandler, listPeopleHandler } from './people.ts'
import { readPersonHistoryHandler } from './person-history.ts'
import { photoEndpoints } from './photo.ts'
import { unmaskPersonHandler } from './unmask.ts'

export { visibleTo } from './visible.ts'

export const people: Area = {
  endpoints: [
    listPeopleHandler,
    exportPeopleHandler,
    readPersonCardHandler,
    unmaskPersonHandler,
    readPersonHistoryHandler,
    listOwnChildrenHandler,
    ...photoEndpoints,
  ],
  referenceTitles: {
    'people.employment': 'Должности',
    'people.kind_member': 'Группы людей',
    'people.kinship': 'Родство',
  },
}

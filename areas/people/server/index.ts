import type { Area } from '#platform/server/area.ts'
import { readPersonCardHandler } from './card.ts'
import { listOwnChildrenHandler } from './own-children.ts'
import { exportPeopleHandler, listPeopleHandler } from './people.ts'
import { readPersonHistoryHandler, toldOfPerson } from './person-history.ts'
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
  audited: [{ ...toldOfPerson, title: 'карточка человека', about: 'person' }],
}

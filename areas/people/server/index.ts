import type { Area } from '#platform/server/area.ts'
import { readPersonCardHandler } from './card.ts'
import { listOwnChildrenHandler } from './own-children.ts'
import { listPeopleHandler } from './people.ts'
import { readPersonHistoryHandler } from './person-history.ts'
import { photoEndpoints } from './photo.ts'
import { unmaskPersonHandler } from './unmask.ts'

export const people: Area = {
  endpoints: [
    listPeopleHandler,
    readPersonCardHandler,
    unmaskPersonHandler,
    readPersonHistoryHandler,
    listOwnChildrenHandler,
    ...photoEndpoints,
  ],
}

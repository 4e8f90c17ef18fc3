import type { Area } from '#platform/server/area.ts'
import { readPersonCardHandler } from './card.ts'
import { listOwnChildrenHandler } from './own-children.ts'
import { listPeopleHandler } from './people.ts'

export const people: Area = { endpoints: [listPeopleHandler, readPersonCardHandler, listOwnChildrenHandler] }

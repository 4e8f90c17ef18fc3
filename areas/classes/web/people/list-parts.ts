import type { PeopleFilter, PeopleTool } from '#areas/people/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { readsClasses } from '../../contract/access.ts'
import { readsPeople } from '#areas/people/contract/access.ts'

/** Students of one class or one parallel, in a list of people. */
export const filterOfPeople: PeopleFilter = {
  id: 'class',
  of: 'students',
  access: readsClasses,
  component: lazyPart(async () => (await import('./people-by-class.tsx')).PeopleByClass),
}
/** The class to which a list of people is narrowed, as a sheet for paper. */
export const toolOfPeople: PeopleTool = {
  id: 'print-class',
  access: readsPeople,
  component: lazyPart(async () => (await import('./print-class.tsx')).PrintClass),
}

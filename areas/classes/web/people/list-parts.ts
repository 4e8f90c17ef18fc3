import type { PeopleFilter, PeopleTool } from '#areas/people/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { listClasses, printClass } from '../../contract/classes.ts'

/** Students of one class or one parallel, in a list of people. */
export const filterOfPeople: PeopleFilter = {
  id: 'class',
  of: 'students',
  access: listClasses.access,
  component: lazyPart(async () => (await import('./people-by-class.tsx')).PeopleByClass),
}
/** The class to which a list of people is narrowed, as a sheet for paper. */
export const toolOfPeople: PeopleTool = {
  id: 'print-class',
  access: printClass.access,
  component: lazyPart(async () => (await import('./print-class.tsx')).PrintClass),
}

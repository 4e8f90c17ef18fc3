import { studies, type PeopleFilter, type PeopleTool } from '#areas/people/web/index.ts'
import { ClassFilter, ParallelFilter } from './class-filters.tsx'
import { PrintClass } from './print-class.tsx'

/** What classes bring to the lists of people. */
export const classFilters: readonly PeopleFilter[] = [
  { order: 20, isFor: studies, component: ClassFilter },
  { order: 25, isFor: studies, component: ParallelFilter },
]
export const classTools: readonly PeopleTool[] = [{ order: 20, component: PrintClass }]

import { filterOfPeople as byClass, toolOfPeople as printClass } from '#areas/classes/web/index.ts'
import { filterOfPeople as byCathedra } from '#areas/curriculum/web/index.ts'
import type { PeopleFilter, PeopleTool } from '#areas/people/web/index.ts'

/** What other rooms bring to the lists of people: filters, in this order, and tools. */
export const filtersOfPeople: readonly PeopleFilter[] = [byClass, byCathedra]
export const toolsOfPeople: readonly PeopleTool[] = [printClass]

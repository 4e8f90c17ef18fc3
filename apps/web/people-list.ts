import { filterOfPeople as byClass, toolOfPeople as printClass } from '#areas/classes/web/index.ts'
import { filterOfPeople as byCathedra } from '#areas/curriculum/web/index.ts'
import { duplicatesView } from '#areas/duplicates/web/index.ts'
import type { PeopleFilter, PeopleTool, PeopleView } from '#areas/people/web/index.ts'

/** What other rooms bring to the lists of people: filters, in this order, tools and views. */
export const filtersOfPeople: readonly PeopleFilter[] = [byClass, byCathedra]
export const viewsOfPeople: readonly PeopleView[] = [duplicatesView]
export const toolsOfPeople: readonly PeopleTool[] = [printClass]

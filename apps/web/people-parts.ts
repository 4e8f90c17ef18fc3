import { classFilters, classTools } from '#areas/classes/web/index.ts'
import { cathedraFilter } from '#areas/curriculum/web/index.ts'
import { duplicatesView } from '#areas/duplicates/web/index.ts'
import { peopleFilters, peopleTools, peopleViews } from '#areas/people/web/index.ts'
import { fill, type Filling } from '#platform/web/places.tsx'

/** What other rooms bring to the lists of people. */
export const partsOfPeople: readonly Filling[] = [
  fill(peopleFilters, [...classFilters, cathedraFilter]),
  fill(peopleTools, classTools),
  fill(peopleViews, [duplicatesView]),
]

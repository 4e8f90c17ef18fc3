import type { PeopleFilter } from '#areas/people/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { namesCathedras } from '../contract/access.ts'

/** Who works in one department, in a list of people. */
export const filterOfPeople: PeopleFilter = {
  id: 'cathedra',
  of: 'staff',
  access: namesCathedras,
  component: lazyPart(async () => (await import('./cathedra-filter.tsx')).CathedraFilter),
}

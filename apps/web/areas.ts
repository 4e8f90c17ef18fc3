import { entrancePages } from '#areas/access/web/index.ts'
import { classesPages } from '#areas/classes/web/index.ts'
import { homePages } from '#areas/home/web/index.ts'
import { peoplePages } from '#areas/people/web/index.ts'
import { timetablePages } from '#areas/timetable/web/index.ts'
import type { Page } from '#platform/web/routes.ts'
import { shellPages } from './shell-pages.ts'

/** All pages of the product: each area's web half, and what belongs to no area. */
export const pages: readonly Page[] = [
  ...entrancePages,
  ...homePages,
  ...timetablePages,
  ...peoplePages,
  ...classesPages,
  ...shellPages,
]

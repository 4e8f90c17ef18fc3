import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writePageViews } from './page-views.ts'

/** A month of page views. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'pageViews',
    write: ({ db, ...context }) => writePageViews(db, context),
  },
]

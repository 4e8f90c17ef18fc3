import { inWords } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { audited } from './audited.ts'
import { copyHandlers } from './copy-availability.ts'
import { demonstration } from './demonstration/index.ts'
import { listHandlers } from './list.ts'
import { personDuplicates } from './person-duplicates.ts'
import { readAvailabilityHandler, readHistoryHandler } from './read-availability.ts'
import { scopes } from './scope.ts'
import { changeAvailabilityHandler, previewAvailabilityHandler } from './write-availability.ts'

export { availabilityOf, type PersonAvailability } from './availability-of.ts'
export { openLessonsOf } from './open-lessons-of.ts'

/** When teachers can have lessons: hours of the week, the methodical day, the building; by the study year. */
export const availabilityArea: Area = {
  scopes,
  endpoints: [
    ...listHandlers,
    ...copyHandlers,
    readAvailabilityHandler,
    readHistoryHandler,
    changeAvailabilityHandler,
    previewAvailabilityHandler,
  ],
  demonstration,
  audited: [audited],
  auditedBelow: {
    'platform.export': { values: { list: inWords({ 'availability.teachers': msg`Доступность учителей` }) } },
  },
  personDuplicates,
  referenceTitles: { 'availability.person_year': msg`Доступность учителей` },
}

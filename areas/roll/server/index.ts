import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { rollCallHandlers } from './call-roll.ts'
import { demonstration } from './demonstration/index.ts'
import type { ExpectedAbsences } from './expected-absences.ts'
import { lessonHolds } from './lesson-holds.ts'
import { readRollWith } from './read-roll.ts'

export type { ExpectedAbsence, ExpectedAbsences } from './expected-absences.ts'
export { isRollCalled } from './call-roll.ts'

/** Calling the roll of a lesson: who is likely to be away, and that it was called. */
export const rollWith = (expected: ExpectedAbsences): Area => ({
  lessonHolds,
  demonstration,
  endpoints: [readRollWith(expected), ...rollCallHandlers],
  referenceTitles: { 'roll.roll_call': msg`Переклички` },
})

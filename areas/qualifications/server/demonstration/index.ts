import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeQualifications } from './qualifications.ts'

export const demonstration: readonly DemonstrationPart[] = [
  { name: 'qualifications', write: ({ db, ...context }) => writeQualifications(db, context) },
]

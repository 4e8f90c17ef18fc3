import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeStandards } from './standards.ts'

export const demonstration: readonly DemonstrationPart[] = [
  { name: 'statePlans', write: ({ db }) => writeStandards(db) },
]

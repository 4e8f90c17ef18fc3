import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeDeputies } from './deputies.ts'

export const demonstration: readonly DemonstrationPart[] = [
  { name: 'deputies', write: ({ db, today }) => writeDeputies(db, today) },
]

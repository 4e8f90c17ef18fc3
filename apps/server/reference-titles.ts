import type { ReferenceTitles } from '#platform/server/references.ts'
import { areas } from './areas.ts'

/** What refers to a row, as people call it: of all areas together. */
export const referenceTitles: ReferenceTitles = Object.assign({}, ...areas.map((area) => area.referenceTitles ?? {}))

import { accessRulesOf } from '#platform/server/access-rules.ts'
import { areas } from './areas.ts'

/** Which keys there are, and who reaches which rows: of all areas together. */
export const accessRules = accessRulesOf(areas)

import type { Area } from '#platform/server/area.ts'
import { auditedKinds } from './audited.ts'
import { missKindHandlersWith, type CountMisses } from './miss-kinds.ts'

export type { CountMisses } from './miss-kinds.ts'
export { missKindNames } from './audited.ts'
export { readMissKinds } from './kind-rows.ts'

/** What a missed lesson may be marked with: the school's dictionary. */
export const missKindsWith = (countMisses: CountMisses): Area => ({
  endpoints: missKindHandlersWith(countMisses),
  audited: [auditedKinds],
})

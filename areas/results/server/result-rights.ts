import type { ResultRightsOf } from '#areas/journal/server/index.ts'
import { jrnPeriodResults, jrnReopen } from '../contract/permissions.ts'

/** Results are set by who marks the group, reopened by who may do so anywhere. */
export const resultRights: ResultRightsOf = ({ permissions: { write } }, mayMark) => ({
  may_set_results: mayMark && write.includes(jrnPeriodResults),
  may_reopen: write.includes(jrnReopen),
})

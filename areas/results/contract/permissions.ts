import { permissionKey } from '#platform/contract/permission-key.ts'

export const jrnPeriodResults = permissionKey('jrn_period_results')
export const jrnReopen = permissionKey('jrn_reopen')

import { permissionKey } from '#platform/contract/permission-key.ts'

export const jrnJournal = permissionKey('jrn_journal')
export const jrnFullFilter = permissionKey('jrn_full_filter')
export const jrnHistory = permissionKey('jrn_history')

import { permissionKey } from '#platform/contract/permission-key.ts'

export const mntJournalFilling = permissionKey('mnt_journal_filling')

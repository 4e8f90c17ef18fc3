import type { HistoryWords } from '#platform/web/history/index.ts'
import { useAccountWords } from './account/use-account-words.ts'
import { useRoleWords } from './roles/use-role-words.ts'

/** How changes of accounts and roles are described. */
export const useAccessWords = (): HistoryWords => ({ ...useAccountWords(), ...useRoleWords() })

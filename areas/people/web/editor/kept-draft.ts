import { currentSession } from '#platform/web/api/index.ts'
import type { PersonValues } from './person-values.ts'

/** What was typed and not saved, and over which version of the record. */
export interface Draft {
  version: number
  values: PersonValues
}
const keyOf = (of: string) => `people.editor.${currentSession()?.accountId ?? ''}.${of}`

/** Unsaved changes of a record, kept for a reload: in this window only, for they are personal. */
export const keptDraft = {
  read: (of: string): Draft | null => {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(of)) ?? 'null') as Draft | null
    } catch {
      return null
    }
  },
  write: (of: string, draft: Draft | null): void => {
    try {
      if (draft === null) sessionStorage.removeItem(keyOf(of))
      else sessionStorage.setItem(keyOf(of), JSON.stringify(draft))
    } catch {
      // A browser that keeps nothing asks before the page is left.
    }
  },
}

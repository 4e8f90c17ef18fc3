import { draftPlace } from '#platform/web/draft-place.ts'
import type { PersonValues } from './person-values.ts'

/** What was typed and not saved, and over which version of the record. */
export interface Draft {
  version: number
  values: PersonValues
}
const placeOf = (of: string) => draftPlace(`people.editor.${of}`)

/** Unsaved changes of a record, kept for a reload: in this window only, for they are personal. */
export const keptDraft = {
  read: (of: string): Draft | null => {
    try {
      return JSON.parse(sessionStorage.getItem(placeOf(of) ?? '') ?? 'null') as Draft | null
    } catch {
      return null
    }
  },
  write: (of: string, draft: Draft | null): void => {
    const place = placeOf(of)
    if (place === null) return
    try {
      if (draft === null) sessionStorage.removeItem(place)
      else sessionStorage.setItem(place, JSON.stringify(draft))
    } catch {
      // A browser that keeps nothing asks before the page is left.
    }
  },
}

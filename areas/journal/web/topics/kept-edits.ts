import { currentSession } from '#platform/web/api/index.ts'
import type { EditsSettings, LessonTexts } from './lesson-edits.ts'

/** Keeps unsent topics and homework of a journal on this device, apart for each account. */
export function keptEdits(groupId: number): EditsSettings['kept'] {
  const key = `journal.lessons.${currentSession()?.accountId ?? ''}.${groupId}`
  return {
    load: () => {
      try {
        const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as [number, LessonTexts][]
        return new Map(kept)
      } catch {
        return new Map()
      }
    },
    save: (texts) => {
      try {
        if (texts.size === 0) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify([...texts]))
      } catch {
        // A browser that keeps nothing shows the text until the page is left.
      }
    },
  }
}

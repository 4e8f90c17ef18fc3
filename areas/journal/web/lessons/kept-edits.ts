import { currentSession } from '#platform/web/api/index.ts'
import type { EditsSettings, KeptTexts } from './lesson-edits.ts'

const ofAccount = (accountId: number | string): string => `journal.lesson.${accountId}.`

/** Keys of this device that begin so; none where the browser keeps nothing. */
function keysFrom(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}
function read(key: string): KeptTexts | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as KeptTexts | null
  } catch {
    return null
  }
}

/** Keeps unsent topics and homework of a journal on this device, apart for each account and lesson. */
export function keptEdits(groupId: number): EditsSettings['kept'] {
  const beginning = `${ofAccount(currentSession()?.accountId ?? '')}${groupId}.`
  return {
    load: () =>
      new Map(
        keysFrom(beginning).flatMap((key): [number, KeptTexts][] => {
          const kept = read(key)
          return kept ? [[Number(key.slice(beginning.length)), kept]] : []
        }),
      ),
    save: (lessonId, kept) => {
      try {
        if (kept === null) localStorage.removeItem(`${beginning}${lessonId}`)
        else localStorage.setItem(`${beginning}${lessonId}`, JSON.stringify(kept))
      } catch {
        // A browser that keeps nothing shows the text until the page is left.
      }
    },
  }
}

/** All that an account has left unsent on this device. */
export const allKeptEdits = {
  count: (accountId: number): number => keysFrom(ofAccount(accountId)).length,
  list: (accountId: number): { key: string; lessonId: number; kept: KeptTexts }[] =>
    keysFrom(ofAccount(accountId)).flatMap((key) => {
      const kept = read(key)
      return kept ? [{ key, lessonId: Number(key.slice(key.lastIndexOf('.') + 1)), kept }] : []
    }),
  /** Forgets what has been sent, unless more was written meanwhile. */
  settle: (key: string, sent: KeptTexts): void => {
    if (JSON.stringify(read(key)) === JSON.stringify(sent)) localStorage.removeItem(key)
  },
  clear: (accountId: number): void => {
    for (const key of keysFrom(ofAccount(accountId))) localStorage.removeItem(key)
  },
}

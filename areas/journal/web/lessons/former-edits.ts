import * as z from 'zod/mini'
import { newDraft } from '#platform/web/outbox/index.ts'
import { textCell, type TextDraft } from './text-draft.ts'

const text = z.optional(z.nullable(z.string()))
const KeptTexts = z.object({ texts: z.object({ topic: text, homework: text }), version: z.int() })

/** Keys under which an earlier version of the program kept unsent texts: account, group, lesson. */
const keyOf = (accountId: number): string => `journal.lesson.${accountId}.`
function keysOf(accountId: number): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyOf(accountId)))
  } catch {
    // a browser that keeps nothing has kept nothing
    return []
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    // something else was written there
    return null
  }
}
function draftIn(key: string, accountId: number): TextDraft[] {
  const [groupId, lessonId] = key.slice(keyOf(accountId).length).split('.').map(Number)
  const kept = KeptTexts.safeParse(read(key))
  if (!kept.success || !groupId || !lessonId) return []
  const { texts, version } = kept.data
  return [
    {
      ...newDraft,
      client_id: key,
      sheet_id: groupId,
      cell: textCell(lessonId),
      lesson_id: lessonId,
      base: { id: lessonId, version },
      want: texts,
    },
  ]
}

export const countFormerEdits = (accountId: number): number => keysOf(accountId).length

/** Hands over what an earlier version of the program has left unsent, and forgets it. */
export function takeFormerEdits(accountId: number, take: (drafts: readonly TextDraft[]) => void): void {
  const keys = keysOf(accountId)
  if (keys.length === 0) return
  take(keys.flatMap((key) => draftIn(key, accountId)))
  clearFormerEdits(accountId)
}

export function clearFormerEdits(accountId: number): void {
  for (const key of keysOf(accountId)) localStorage.removeItem(key)
}

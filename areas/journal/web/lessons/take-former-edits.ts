import * as z from 'zod/mini'
import { newDraft } from '#platform/web/outbox/index.ts'
import { clearFormerEdits, formerKey, formerKeys } from './former-edits.ts'
import { textCell, type TextDraft } from './text-draft.ts'

const text = z.optional(z.nullable(z.string()))
const KeptTexts = z.object({ texts: z.object({ topic: text, homework: text }), version: z.int() })

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    // something else was written there
    return null
  }
}
function draftIn(key: string, accountId: number): TextDraft[] {
  const [groupId, lessonId] = key.slice(formerKey(accountId).length).split('.').map(Number)
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

/** Hands over what an earlier version of the program has left unsent, and forgets it. */
export function takeFormerEdits(accountId: number, take: (drafts: readonly TextDraft[]) => void): void {
  const keys = formerKeys(accountId)
  if (keys.length === 0) return
  take(keys.flatMap((key) => draftIn(key, accountId)))
  clearFormerEdits(accountId)
}

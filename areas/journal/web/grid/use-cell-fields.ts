import { useState } from 'react'
import { useKeptInput } from '#platform/web/use-kept-input.ts'
import { textOf } from '../sheet/cell-text.ts'
import type { CellValue, MarkValue } from '../sheet/cell-value.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import type { WrittenComment } from './comment-fields.tsx'

export const writtenComment = ({ comment, is_comment_internal = false }: MarkValue): WrittenComment => ({
  text: comment ?? '',
  isInternal: is_comment_internal,
})

/** The fields of a cell's editor, begun with what stands in the cell; what is typed outlives a session that ends by itself. */
export function useCellFields(store: JournalStore, cell: string, present: CellValue) {
  const [text, setText] = useState(() => textOf(present, store.grid.miss_kinds))
  const [comments, setComments] = useState(() => present.marks.map(writtenComment))
  const [reason, setReason] = useState(present.miss?.reason ?? '')
  const [retake, setRetake] = useState(present.marks[0]?.retake ?? null)
  const typed = { text, reason, comments, retake }
  const [untouched] = useState(() => JSON.stringify(typed))
  useKeptInput({
    name: `journal cell ${cell}`,
    read: () => (JSON.stringify(typed) === untouched ? null : typed),
    restore: (former) => {
      const kept = former as typeof typed
      setText(kept.text)
      setReason(kept.reason)
      setComments(kept.comments)
      setRetake(kept.retake)
    },
  })
  return { ...typed, setText, setComments, setReason, setRetake }
}

import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Button } from '#platform/web/ui/index.ts'
import { readMarkHistory } from '../../contract/history.ts'
import type { MissKind } from '../../contract/journal.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import { HistoryOf } from './history-of.tsx'
import { textBefore } from './text-before.ts'
import { useMarkWords } from './use-mark-words.ts'

interface Props {
  lessonId: number
  studentId: number
  /** What stands in the cell now. */
  present: CellValue
  kinds: readonly MissKind[]
  /** Puts what stood there into the field of the editor, from where it is written like anything typed. */
  onReturn: (text: string) => void
}

/** Who gave, changed and removed what in a cell: marks and misses of a student on a lesson; what it was can come back. */
export function MarkHistory({ lessonId, studentId, present, kinds, onReturn }: Props) {
  const params = { id: String(lessonId) }
  const history = useQuery(query(readMarkHistory, { params, query: { student: String(studentId) } }))
  return (
    <HistoryOf
      history={history}
      words={useMarkWords()}
      action={(entry) => {
        const text = textBefore(present, entry, kinds)
        return text === null ? null : (
          <Button size="compact-xs" variant="light" onClick={() => onReturn(text)}>
            <Trans>Вернуть {text}</Trans>
          </Button>
        )
      }}
    />
  )
}

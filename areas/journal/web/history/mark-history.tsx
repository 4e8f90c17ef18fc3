import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Button } from '#platform/web/ui/index.ts'
import { readMarkHistory } from '../../contract/history.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import { textOf } from '../sheet/cell-text.ts'
import { sameCell, type CellValue } from '../sheet/cell-value.ts'
import { cellBefore } from './cell-before.ts'
import { HistoryOf } from './history-of.tsx'
import { useMarkWords } from './use-mark-words.ts'

interface Props {
  lessonId: number
  studentId: number
  /** What stands in the cell now. */
  present: CellValue
  kinds: readonly MissKind[]
  /** Puts what stood there into the fields of the editor, from where it is written like anything typed. */
  onReturn: (former: CellValue) => void
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
        const former = cellBefore(present, entry, kinds)
        if (former === null || sameCell(former, present)) return null
        const text = textOf(former, kinds)
        return (
          <Button size="compact-xs" variant="light" onClick={() => onReturn(former)}>
            {text === textOf(present, kinds) ? <Trans>Вернуть как было</Trans> : <Trans>Вернуть {text}</Trans>}
          </Button>
        )
      }}
    />
  )
}

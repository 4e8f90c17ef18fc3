import { t } from '@lingui/core/macro'
import type { CellType } from '#platform/web/grid/index.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import { cellColumnOf, copiedText, mayContinue, readTyped, readWhole } from './cell-text.ts'
import { emptyCell, isEmpty, sameCell, type CellValue } from './cell-value.ts'
import type { MarkColumn } from './columns.ts'

interface Given {
  column: (id: string) => MarkColumn | undefined
  kinds: () => readonly MissKind[]
  foMaximum: () => number
}

/** Marks and a miss as the text of a cell, by the columns, kinds of misses and maximum of a journal. */
export const markCells = ({ column, kinds, foMaximum }: Given): CellType<CellValue> => ({
  empty: emptyCell,
  isEmpty,
  same: sameCell,
  // a retake is one student's
  spread: ({ marks, miss }) => ({ marks: marks.map(({ retake: _retake, ...mark }) => mark), miss }),
  copied: (value) => copiedText(value, kinds()),
  read: (text, { columnId, present }, source) => {
    const into = column(columnId)
    if (!into) return { value: null, problem: t`Этого столбца в журнале нет` }
    const reading = { column: cellColumnOf(into, foMaximum()), kinds: kinds(), present, source }
    return source === 'typed' ? readTyped(text, reading) : readWhole(text, reading)
  },
  mayContinue: (text) => mayContinue(text, kinds()),
})

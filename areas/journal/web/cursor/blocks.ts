import { t } from '@lingui/core/macro'
import { parseBlock } from '../../rules/excel-block.ts'
import { cellColumnOf, copiedText, readTyped, readWhole, type ReadCell } from '../sheet/cell-text.ts'
import { emptyCell, isEmpty, sameCell, type CellValue } from '../sheet/cell-value.ts'
import type { Block, History } from '../sheet/history.ts'
import type { CellName, JournalStore, Wish } from '../sheet/journal-store.ts'
import { cellId } from '../sheet/truth.ts'

/** A cell that was left as it was, and why. */
export interface Refusal extends CellName {
  reason: string
}
export interface BlockOutcome {
  /** Cells that changed. */
  written: number
  refused: readonly Refusal[]
}

const valueOf = (store: JournalStore, { columnId, studentId }: CellName): CellValue =>
  store.value(cellId(columnId, studentId))

/**
 * Changes cells as one block that can be undone at once: what the rules allow is written, the rest is told.
 * @param history null where the block is itself an undoing
 */
export function writeBlock(store: JournalStore, history: History | null, wishes: readonly Wish[]): BlockOutcome {
  const allowed: Wish[] = []
  const refused: Refusal[] = []
  for (const wish of wishes) {
    if (sameCell(valueOf(store, wish), wish.after)) continue
    const reason = store.objection(wish)
    if (reason === null) allowed.push(wish)
    else refused.push({ ...wish, reason })
  }
  const block = allowed.map((wish) => {
    return { cell: cellId(wish.columnId, wish.studentId), before: valueOf(store, wish), after: wish.after }
  })
  store.write(allowed)
  history?.add(block)
  return { written: allowed.length, refused }
}

/** Empties cells; those that are empty already are nobody's matter. */
export function clearBlock(store: JournalStore, history: History, cells: readonly CellName[]): BlockOutcome {
  const filled = cells.filter((cell) => !isEmpty(valueOf(store, cell)))
  return writeBlock(
    store,
    history,
    filled.map((cell) => ({ ...cell, after: emptyCell })),
  )
}

function cellNamed(cell: string): CellName {
  const [columnId = '', studentId = ''] = cell.split(':')
  return { columnId, studentId: Number(studentId) }
}

/** Undoes or does again; a cell that has become another since is left alone, and told. */
export function replay(store: JournalStore, block: Block): BlockOutcome {
  const isAsLeft = ({ cell, before }: Block[number]) => sameCell(store.value(cell), before)
  const reason = t`Ячейка с тех пор изменилась`
  const { written, refused } = writeBlock(
    store,
    null,
    block.filter(isAsLeft).map(({ cell, after }) => ({ ...cellNamed(cell), after })),
  )
  const passed = block.filter((change) => !isAsLeft(change) && !sameCell(store.value(change.cell), change.after))
  return { written, refused: [...refused, ...passed.map(({ cell }) => ({ ...cellNamed(cell), reason }))] }
}

/** Cells as rows of texts for the clipboard. */
export const copyBlock = (store: JournalStore, rows: readonly (readonly CellName[])[]): string[][] =>
  rows.map((row) => row.map((cell) => copiedText(valueOf(store, cell), store.grid.miss_kinds)))

interface TextForCell extends CellName {
  text: string
}

function writeTexts(
  store: JournalStore,
  history: History,
  texts: readonly TextForCell[],
  source: 'typed' | 'pasted',
): BlockOutcome {
  const wishes: Wish[] = []
  const unread: Refusal[] = []
  for (const { columnId, studentId, text } of texts) {
    const column = store.column(columnId)
    if (!column) continue
    const present = valueOf(store, { columnId, studentId })
    const kinds = store.grid.miss_kinds
    const reading = { column: cellColumnOf(column, store.policy.fo_maximum), kinds, present, source }
    const read: ReadCell = source === 'typed' ? readTyped(text, reading) : readWhole(text, reading)
    if (read.value === null) unread.push({ columnId, studentId, reason: read.problem })
    else wishes.push({ columnId, studentId, after: read.value })
  }
  const { written, refused } = writeBlock(store, history, wishes)
  return { written, refused: [...unread, ...refused] }
}

/** Puts what was typed in one cell into others too, each keeping what was not typed about. */
export const fillTyped = (store: JournalStore, history: History, cells: readonly CellName[], text: string) =>
  writeTexts(
    store,
    history,
    cells.map((cell) => ({ ...cell, text })),
    'typed',
  )

export const fillWith = (store: JournalStore, history: History, cells: readonly CellName[], after: CellValue) =>
  writeBlock(
    store,
    history,
    cells.map((cell) => ({ ...cell, after })),
  )

/**
 * Puts a block from a spreadsheet into cells, row by row from `cellAt(0, 0)`; one value fills all of `selected`. An empty
 * text leaves its cell as it is, and what falls outside the grid is told by the number of cells.
 */
export function pasteBlock(
  store: JournalStore,
  history: History,
  text: string,
  { selected, cellAt }: { selected: readonly CellName[]; cellAt: (down: number, along: number) => CellName | null },
): BlockOutcome & { outside: number } {
  const rows = parseBlock(text)
  const [[only = ''] = []] = rows
  if (rows.length === 1 && rows[0]?.length === 1) {
    const filled = only.trim() === '' ? [] : selected.map((cell) => ({ ...cell, text: only }))
    return { ...writeTexts(store, history, filled, 'pasted'), outside: 0 }
  }
  const texts = rows.flatMap((row, down) => row.map((given, along) => ({ text: given, cell: cellAt(down, along) })))
  const filled = texts.filter((one) => one.text.trim() !== '')
  const within = filled.flatMap(({ text: given, cell }) => (cell ? [{ ...cell, text: given }] : []))
  return { ...writeTexts(store, history, within, 'pasted'), outside: filled.length - within.length }
}

/** A cell with the empty ones among others that may be written. */
export const emptyAnd = (store: JournalStore, cell: CellName, others: readonly CellName[]): CellName[] => [
  cell,
  ...others.filter(
    (other) => other.studentId !== cell.studentId && isEmpty(valueOf(store, other)) && store.lock(other) === null,
  ),
]

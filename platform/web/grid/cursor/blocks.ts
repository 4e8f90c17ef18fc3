import { t } from '@lingui/core/macro'
import { cellId, cellNamed, type CellName } from '../cells/cell-name.ts'
import type { CellInput, Refused, Sheet, TextSource } from '../cells/sheet.ts'
import type { Block, Change, History } from './history.ts'
import { parseTsv } from './tsv.ts'

/** A cell that was left as it was, and why. */
export interface Refusal extends CellName {
  reason: string
}
export interface BlockOutcome {
  /** Cells that changed. */
  written: number
  refused: readonly Refusal[]
}

/** A cell that could be written if something in it were given up. */
export interface CellQuestion<Value> extends CellInput<Value> {
  question: string
  reason: string
}

const valueOf = <Value>(sheet: Sheet<Value>, { columnId, rowId }: CellName): Value =>
  sheet.value(cellId(columnId, rowId))

/**
 * Changes cells as one block that can be undone at once: what the rules allow is written, the rest is told.
 * @param history null where the block is itself an undoing
 */
export function writeBlock<Value>(
  sheet: Sheet<Value>,
  history: History<Value> | null,
  inputs: readonly CellInput<Value>[],
): BlockOutcome {
  const allowed: CellInput<Value>[] = []
  const refused: Refusal[] = []
  for (const input of inputs) {
    if (sheet.type.same(valueOf(sheet, input), input.after)) continue
    const reason = sheet.objection(input)
    if (reason === null) allowed.push(input)
    else refused.push({ ...input, reason })
  }
  const block = allowed.map((input) => {
    return { cell: cellId(input.columnId, input.rowId), before: valueOf(sheet, input), after: input.after }
  })
  sheet.write(allowed)
  history?.add(block)
  return { written: allowed.length, refused }
}

/** Empties cells; those that are empty already are nobody's matter. */
export function clearBlock<Value>(
  sheet: Sheet<Value>,
  history: History<Value>,
  cells: readonly CellName[],
): BlockOutcome {
  const filled = cells.filter((cell) => !sheet.type.isEmpty(valueOf(sheet, cell)))
  return fillWith(sheet, history, filled, sheet.type.empty)
}

/** Undoes or does again; a cell that has become another since is left alone, and told. */
export function applyChanges<Value>(sheet: Sheet<Value>, block: Block<Value>): BlockOutcome {
  const { same } = sheet.type
  const isAsLeft = ({ cell, before }: Change<Value>) => same(sheet.value(cell), before)
  const reason = t`Ячейка с тех пор изменилась`
  const { written, refused } = writeBlock(
    sheet,
    null,
    block.filter(isAsLeft).map(({ cell, after }) => ({ ...cellNamed(cell), after })),
  )
  const passed = block.filter((change) => !isAsLeft(change) && !same(sheet.value(change.cell), change.after))
  return { written, refused: [...refused, ...passed.map(({ cell }) => ({ ...cellNamed(cell), reason }))] }
}

/** Cells as rows of texts for the clipboard. */
export const copyBlock = <Value>(sheet: Sheet<Value>, rows: readonly (readonly CellName[])[]): string[][] =>
  rows.map((row) => row.map((cell) => sheet.type.copied(valueOf(sheet, cell))))

interface TextForCell extends CellName {
  text: string
}

/** Texts as what their cells become, and those that can't be read. */
function readTexts<Value>(
  sheet: Sheet<Value>,
  texts: readonly TextForCell[],
  source: TextSource,
): { inputs: CellInput<Value>[]; unread: Refusal[] } {
  const inputs: CellInput<Value>[] = []
  const unread: Refusal[] = []
  for (const { columnId, rowId, text } of texts) {
    const present = valueOf(sheet, { columnId, rowId })
    const read = sheet.type.read(text, { columnId, rowId, present }, source)
    if (read.problem === null) inputs.push({ columnId, rowId, after: read.value })
    else unread.push({ columnId, rowId, reason: read.problem })
  }
  return { inputs, unread }
}

function writeTexts<Value>(
  sheet: Sheet<Value>,
  history: History<Value>,
  texts: readonly TextForCell[],
  source: TextSource,
): BlockOutcome {
  const { inputs, unread } = readTexts(sheet, texts, source)
  const { written, refused } = writeBlock(sheet, history, inputs)
  return { written, refused: [...unread, ...refused] }
}

/** Why a cell can't become so, and what could be given up for it; null where it can. */
export function refusedFor<Value>(sheet: Sheet<Value>, input: CellInput<Value>): Refused<Value> | null {
  const reason = sheet.objection(input)
  return reason === null ? null : { reason, concession: sheet.concession?.(input) ?? null }
}

/**
 * Puts what was typed in one cell into others too, each keeping what was not typed about.
 * @returns `questions`: the cells left as they are until the person says that something in them may go
 */
export function fillTyped<Value>(
  sheet: Sheet<Value>,
  history: History<Value>,
  cells: readonly CellName[],
  text: string,
): BlockOutcome & { questions: CellQuestion<Value>[] } {
  const texts = cells.map((cell) => ({ ...cell, text }))
  const { inputs, unread } = readTexts(sheet, texts, 'typed')
  const questions: CellQuestion<Value>[] = []
  const others = inputs.filter((input) => {
    const refused = refusedFor(sheet, input)
    if (!refused?.concession) return true
    questions.push({ ...input, ...refused.concession, reason: refused.reason })
    return false
  })
  const { written, refused } = writeBlock(sheet, history, others)
  return { written, refused: [...unread, ...refused], questions }
}

export const fillWith = <Value>(
  sheet: Sheet<Value>,
  history: History<Value>,
  cells: readonly CellName[],
  after: Value,
): BlockOutcome =>
  writeBlock(
    sheet,
    history,
    cells.map((cell) => ({ ...cell, after })),
  )

/** Where a block goes: what is selected, and the cell that lies so far down and along from the first. */
export interface PasteTarget {
  selected: readonly CellName[]
  cellAt: (down: number, along: number) => CellName | null
}

/** A block from a spreadsheet as texts for cells; what falls outside the grid is told by the number of cells. */
function textsOfPaste(text: string, { selected, cellAt }: PasteTarget): { texts: TextForCell[]; outside: number } {
  const rows = parseTsv(text)
  const [[only = ''] = []] = rows
  if (rows.length === 1 && rows[0]?.length === 1)
    return { texts: only.trim() === '' ? [] : selected.map((cell) => ({ ...cell, text: only })), outside: 0 }
  const all = rows.flatMap((row, down) => row.map((given, along) => ({ text: given, cell: cellAt(down, along) })))
  const filled = all.filter((one) => one.text.trim() !== '')
  const texts = filled.flatMap(({ text: given, cell }) => (cell ? [{ ...cell, text: given }] : []))
  return { texts, outside: filled.length - texts.length }
}

/**
 * Puts a block from a spreadsheet into cells, row by row from `cellAt(0, 0)`; one value fills all of `selected`. An empty
 * text leaves its cell as it is.
 */
export function pasteBlock<Value>(
  sheet: Sheet<Value>,
  history: History<Value>,
  text: string,
  target: PasteTarget,
): BlockOutcome & { outside: number } {
  const { texts, outside } = textsOfPaste(text, target)
  return { ...writeTexts(sheet, history, texts, 'pasted'), outside }
}

/** What a paste would do, in numbers of cells: come to be filled, replaced by another, not be written. */
export interface PasteGlance {
  filled: number
  /** Something stands there today: shown one by one. */
  replaced: readonly (CellName & { from: string; to: string })[]
  left: number
}

/** What a paste would do; nothing is written. */
export function glanceAtPaste<Value>(sheet: Sheet<Value>, text: string, target: PasteTarget): PasteGlance {
  const { texts, outside } = textsOfPaste(text, target)
  const { inputs, unread } = readTexts(sheet, texts, 'pasted')
  const changing = inputs.filter((input) => !sheet.type.same(valueOf(sheet, input), input.after))
  const allowed = changing.filter((input) => sheet.objection(input) === null)
  const replaced = allowed.filter((input) => !sheet.type.isEmpty(valueOf(sheet, input)))
  return {
    filled: allowed.length - replaced.length,
    replaced: replaced.map((input) => ({
      columnId: input.columnId,
      rowId: input.rowId,
      from: sheet.type.copied(valueOf(sheet, input)),
      to: sheet.type.copied(input.after),
    })),
    left: unread.length + outside + changing.length - allowed.length,
  }
}

/** A cell with the empty ones among others that may be written. */
export const emptyAnd = <Value>(sheet: Sheet<Value>, cell: CellName, others: readonly CellName[]): CellName[] => [
  cell,
  ...others.filter(
    (other) => other.rowId !== cell.rowId && sheet.type.isEmpty(valueOf(sheet, other)) && sheet.lock(other) === null,
  ),
]

import { t } from '@lingui/core/macro'
import { createStore } from '#platform/web/store.ts'
import { cellId, type CellName } from '../cells/cell-name.ts'
import type { Refused, Sheet } from '../cells/sheet.ts'
import * as blocks from './blocks.ts'
import { History, type Block } from './history.ts'
import type { Command, EditedPart } from './keys.ts'
import { isOneCell, moved, type Direction, type Place, type Rectangle, type Size } from './movement.ts'
import { Standing, type Shape } from './standing.ts'
import { messageOf, questionOf, type CursorMessage } from './cursor-message.ts'
import { formatTsv } from './tsv.ts'
import { Typing, type Committed, type TypedChange } from './typing.ts'

/** A larger block is shown before it is put in. */
const cellsToAskFrom = 10

export interface Editing extends CellName {
  part: EditedPart
}

/** Where a person stands in the grid and what their keys do there. Knows nothing of the screen. */
export class Cursor<Value> {
  readonly editing = createStore<Editing | null>(null)
  readonly message = createStore<CursorMessage<Value> | null>(null)
  /** How many cells the last block changed, while it can still be taken back at once; null otherwise. */
  readonly done = createStore<number | null>(null)
  readonly #history = new History<Value>()
  readonly #sheet: Sheet<Value>
  readonly #typing: Typing<Value>
  readonly #standing: Standing
  /** Esc has just been pressed: Tab leads out of the grid. */
  #isLeaving = false

  constructor(sheet: Sheet<Value>, shape: Shape = { rows: [], columns: [], aside: 0 }) {
    this.#sheet = sheet
    this.#standing = new Standing(shape)
    this.#typing = new Typing(sheet, () => this.#pause())
  }

  get selection(): Standing['selection'] {
    return this.#standing.selection
  }

  get size(): Size {
    return this.#standing.size
  }

  get rectangle(): Rectangle {
    return this.#standing.rectangle
  }

  get shape(): Shape {
    return this.#standing.shape
  }

  /**
   * Takes in other rows or columns; one stays in the same row and column where they are still there, and goes on typing.
   * What was typed into a cell that has gone is told.
   */
  reshape(shape: Shape): void {
    this.#standing.reshape(shape)
    const { cell, text } = this.#typing
    if (!cell || this.#standing.has(cell)) return
    this.#typing.cancel()
    if (text !== null) this.#refuseTyped(text, t`этой ячейки больше нет`)
  }

  cellAt(place: Place): CellName | null {
    return this.#standing.cellAt(place)
  }

  /** Goes to a place, with all between it and the anchor where `extend`; false where a wrong text holds it back. */
  goTo(focus: Place, extend = false): boolean {
    if (!this.#commit()) return false
    this.#standing.goTo(focus, extend)
    return true
  }

  /** The person goes on elsewhere: what is typed is written, or told that it was not. */
  leave(): void {
    const { text } = this.#typing
    if (this.#commit()) return
    const message = this.message.get()
    this.#typing.cancel()
    if (message?.kind === 'refused' || message?.kind === 'ask') this.#refuseTyped(text ?? '', message.reason)
  }

  /** @returns whether the key was the grid's; the browser does nothing more with it then */
  run(command: Command): boolean {
    const isLeaving = this.#isLeaving
    this.#isLeaving = command.do === 'cancel'
    switch (command.do) {
      case 'move':
        return this.#move(command.by, command.extend)
      case 'type':
        return this.#type(command.character)
      case 'enter':
        return this.#accept() || (command.back ? this.#move('up', false) : this.#enter())
      case 'tab':
        return isLeaving ? this.#goOut() : this.#tab(command.back)
      case 'edit':
        return this.#edit(command.part)
      case 'clear':
        return this.#clear()
      case 'backspace':
        return this.#typing.isOpen ? this.#erase() : this.#clear()
      case 'cancel':
        return this.#cancel()
      case 'fill':
        return this.#fill()
      case 'undo':
        return this.#applyFromHistory(() => this.#history.undo())
      case 'redo':
        return this.#applyFromHistory(() => this.#history.redo())
      case 'selectAll':
        return this.#selectAll()
      case 'help':
      case 'openRow':
        return false
    }
  }

  copy(): string {
    return formatTsv(blocks.copyBlock(this.#sheet, this.#standing.selectedRows()))
  }

  cut(): string {
    const text = this.copy()
    this.#clear()
    return text
  }

  paste(text: string): void {
    if (!this.#commit()) return
    const glance = blocks.glanceAtPaste(this.#sheet, text, this.#target())
    if (glance.filled + glance.replaced.length > cellsToAskFrom) this.message.set({ kind: 'paste', text, glance })
    else this.putIn(text)
  }

  /** Puts a block in, whatever its size: the person has seen what it does. */
  putIn(text: string): void {
    this.#emit(blocks.pasteBlock(this.#sheet, this.#history, text, this.#target()))
  }

  /** Yes to what was asked. */
  accept(): void {
    this.#accept()
  }

  /** Writes one cell as the editor gives it. @returns why it can't be written, and what could be given up for it; or null */
  writeCell({ columnId, rowId }: CellName, after: Value): Refused<Value> | null {
    const input = { columnId, rowId, after }
    const { refused } = blocks.writeBlock(this.#sheet, this.#history, [input])
    return refused.length === 0 ? null : blocks.refusedFor(this.#sheet, input)
  }

  #target(): blocks.PasteTarget {
    const { top, left } = this.rectangle
    const cellAt = (down: number, along: number) => this.cellAt({ row: top + down, column: left + along })
    return { selected: this.#selected(), cellAt }
  }

  #accept(): boolean {
    const message = this.message.get()
    if (message?.kind !== 'ask') return false
    const wasTyped = this.#typing.isOpen
    this.#typing.cancel()
    const { written, refused } = blocks.writeBlock(this.#sheet, this.#history, message.pending)
    this.#emit({ written, refused: [...message.rest, ...refused] })
    return wasTyped ? this.#enter() : true
  }

  #selected(): CellName[] {
    return this.#standing.selectedRows().flat()
  }

  #pause(): void {
    const change = this.#typing.commitPaused()
    if (change) this.#write(change)
  }

  #write({ columnId, rowId, before, after, isFurther }: TypedChange<Value>): void {
    const cell = cellId(columnId, rowId)
    this.done.set(null)
    this.#sheet.write([{ columnId, rowId, after }])
    if (isFurther) this.#history.amend({ cell, before, after })
    else this.#history.add([{ cell, before, after }])
  }

  #commit(): boolean {
    const outcome = this.#typing.commit()
    if (outcome.kind === 'change') this.#write(outcome)
    if (outcome.kind === 'refused') this.#refuseOrAsk(outcome)
    else this.#hush()
    return outcome.kind !== 'refused'
  }

  /** A refusal has been read once one goes on; the report of a block is closed by the person. */
  #hush(): void {
    const kind = this.message.get()?.kind
    if (kind === 'refused' || kind === 'ask') this.message.set(null)
  }

  /** What stands in the way may be given up: then the person is asked, and Enter says yes. */
  #refuseOrAsk({ reason, input }: Extract<Committed<Value>, { kind: 'refused' }>): void {
    const concession = (input && this.#sheet.concession?.(input)) ?? null
    if (concession === null || input === null) return this.#refuse(reason)
    this.message.set(questionOf([{ ...input, ...concession, reason }], []))
  }

  #refuseTyped(text: string, reason: string): void {
    this.#refuse(t`Не записано «${text.toUpperCase()}»: ${reason}`)
  }

  #refuse(reason: string): void {
    this.message.set({ kind: 'refused', reason })
  }

  #emit(outcome: blocks.BlockOutcome & { outside?: number }, mayBeUndone = true): void {
    this.message.set(messageOf(outcome))
    this.done.set(mayBeUndone && outcome.written > 1 ? outcome.written : null)
  }

  #move(by: Direction, extend: boolean): boolean {
    this.goTo(moved(this.#standing.focus, by, this.size), extend)
    return true
  }

  #type(character: string): boolean {
    const cell = this.cellAt(this.#standing.focus)
    if (!cell) return false
    const locked = this.#typing.isOpen ? null : this.#sheet.lock(cell)
    if (locked !== null) {
      this.#refuse(locked)
      return true
    }
    this.#hush()
    this.#typing.type(cell, character)
    return true
  }

  #erase(): boolean {
    this.#hush()
    this.#typing.erase()
    return true
  }

  /** Down; from the last row on to the first of the next column that may be written. */
  #enter(): boolean {
    const { focus } = this.#standing
    const { rows, written } = this.size
    if (focus.row < rows - 1) return this.#move('down', false)
    const [rowId = 0] = this.shape.rows
    const next = this.shape.columns.findIndex(
      (columnId, index) => index > focus.column && this.#sheet.lock({ columnId, rowId }) === null,
    )
    this.goTo(next < 0 || focus.column >= written ? focus : { row: 0, column: next })
    return true
  }

  /** Along the row; from its ends the browser takes over, so that the keyboard can leave the grid. */
  #tab(back: boolean): boolean {
    const { column } = this.#standing.focus
    if (column !== (back ? 0 : this.size.columns - 1)) return this.#move(back ? 'left' : 'right', false)
    return this.#goOut()
  }

  #goOut(): boolean {
    this.leave()
    return false
  }

  #edit(part: EditedPart): boolean {
    const cell = this.cellAt(this.#standing.focus)
    if (!cell) return false
    if (!this.#commit()) return true
    const locked = this.#sheet.lock(cell)
    if (locked === null) this.editing.set({ ...cell, part })
    else this.#refuse(locked)
    return true
  }

  #clear(): boolean {
    this.#typing.cancel()
    this.#emit(blocks.clearBlock(this.#sheet, this.#history, this.#selected()))
    return true
  }

  #cancel(): boolean {
    const message = this.message.get()
    const wasBusy = this.#typing.isOpen || message !== null
    this.#typing.cancel()
    // a no to what was asked; what else was not written is still to be told
    this.message.set(message?.kind === 'ask' ? messageOf({ written: 0, refused: message.rest }) : null)
    return this.#standing.collapse() || wasBusy
  }

  /** What is typed, or else the cell in focus, into all selected cells; from a single cell into the empty ones of its column. */
  #fill(): boolean {
    const cell = this.cellAt(this.#standing.focus)
    if (!cell) return true
    const { text } = this.#typing
    this.#typing.cancel()
    const cells = isOneCell(this.rectangle)
      ? blocks.emptyAnd(this.#sheet, cell, this.#standing.columnOf(cell))
      : this.#selected()
    const present = this.#sheet.value(cellId(cell.columnId, cell.rowId))
    const source = this.#sheet.type.spread?.(present) ?? present
    const others = cells.filter(({ columnId, rowId }) => columnId !== cell.columnId || rowId !== cell.rowId)
    if (text === null) this.#emit(blocks.fillWith(this.#sheet, this.#history, others, source))
    else this.#fillTyped(cells, text)
    return true
  }

  #fillTyped(cells: readonly CellName[], text: string): void {
    const { written, refused, questions } = blocks.fillTyped(this.#sheet, this.#history, cells, text)
    this.#emit({ written, refused })
    const [first, ...further] = questions
    if (first) this.message.set(questionOf([first, ...further], refused))
  }

  #applyFromHistory(take: () => Block<Value> | null): boolean {
    this.#typing.cancel()
    const block = take()
    if (block) this.#emit(blocks.applyChanges(this.#sheet, block), false)
    return true
  }

  #selectAll(): boolean {
    if (this.#commit()) this.#standing.selectAll()
    return true
  }
}

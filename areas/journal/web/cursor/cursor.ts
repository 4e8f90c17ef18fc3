import { t } from '@lingui/core/macro'
import { createStore } from '#platform/web/store.ts'
import { formatBlock } from '../../rules/excel-block.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import { History, type Block } from '../sheet/history.ts'
import type { CellName, JournalStore } from '../sheet/journal-store.ts'
import { cellId } from '../sheet/truth.ts'
import * as blocks from './blocks.ts'
import type { Command } from './keys.ts'
import {
  headerRow,
  isOneCell,
  moved,
  rectangleOf,
  type Direction,
  type Place,
  type Rectangle,
  type Size,
} from './movement.ts'
import { Typing, type TypedChange } from './typing.ts'

/** What the grid shows: students in rows, columns of marks by id, and how many columns of results follow. */
export interface Shape {
  students: readonly number[]
  columns: readonly string[]
  results: number
}
/** What a person is told at once: why nothing was written, or what of a block was not. */
export type Told =
  | { kind: 'refused'; reason: string }
  | { kind: 'block'; written: number; refused: readonly blocks.Refusal[]; outside: number }
export interface Editing extends CellName {
  part: 'mark' | 'comment'
}
export interface Selection {
  anchor: Place
  focus: Place
}
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

const isSameShape = (a: Shape, b: Shape): boolean =>
  a.results === b.results && a.students.join() === b.students.join() && a.columns.join() === b.columns.join()

/** Where a person stands in the grid and what their keys do there. Knows nothing of the screen. */
export class Cursor {
  readonly selection = createStore<Selection>({ anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } })
  readonly editing = createStore<Editing | null>(null)
  readonly told = createStore<Told | null>(null)
  readonly #history = new History()
  readonly #store: JournalStore
  readonly #typing: Typing
  #shape: Shape

  constructor(store: JournalStore, shape: Shape) {
    this.#store = store
    this.#shape = shape
    this.#typing = new Typing(store, () => this.#pause())
  }

  get size(): Size {
    const { students, columns, results } = this.#shape
    return { rows: students.length, marks: columns.length, columns: columns.length + results }
  }

  get rectangle(): Rectangle {
    const { anchor, focus } = this.selection.get()
    return rectangleOf(anchor, focus)
  }

  get shape(): Shape {
    return this.#shape
  }

  /** Takes in other rows or columns; one stays with the same student and day where they are still there. */
  reshape(shape: Shape): void {
    if (isSameShape(this.#shape, shape)) return
    const { row, column } = this.selection.get().focus
    const [student, day] = [this.#shape.students[row], this.#shape.columns[column]]
    this.#typing.cancel()
    this.#shape = shape
    const place = {
      row: Math.max(0, student === undefined ? 0 : shape.students.indexOf(student)),
      column: Math.max(0, day === undefined ? 0 : shape.columns.indexOf(day)),
    }
    this.selection.set({ anchor: place, focus: place })
  }

  cellAt({ row, column }: Place): CellName | null {
    const [studentId, columnId] = [this.#shape.students[row], this.#shape.columns[column]]
    return studentId === undefined || columnId === undefined ? null : { studentId, columnId }
  }

  /** Goes to a place, with all between it and the anchor where `extend`; false where a wrong text holds it back. */
  goTo(focus: Place, extend = false): boolean {
    if (!this.#commit()) return false
    const anchor = extend && focus.row !== headerRow ? this.selection.get().anchor : focus
    this.selection.set({ anchor, focus })
    return true
  }

  /** The person goes on elsewhere: what is typed is written, or told that it was not. */
  leave(): void {
    const { text } = this.#typing
    if (this.#commit()) return
    const told = this.told.get()
    this.#typing.cancel()
    if (told?.kind === 'refused') this.#refuse(t`Не записано «${(text ?? '').toUpperCase()}»: ${told.reason}`)
  }

  /** @returns whether the key was the grid's; the browser does nothing more with it then */
  run(command: Command): boolean {
    switch (command.do) {
      case 'move':
        return this.#move(command.by, command.extend)
      case 'type':
        return this.#type(command.character)
      case 'enter':
        return command.back ? this.#move('up', false) : this.#enter()
      case 'tab':
        return this.#tab(command.back)
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
        return this.#replay(() => this.#history.undo())
      case 'redo':
        return this.#replay(() => this.#history.redo())
      case 'selectAll':
        return this.#selectAll()
      case 'help':
        return false
    }
  }

  copy(): string {
    const { top, bottom, left, right } = this.rectangle
    const cellsOf = (row: number) => range(left, right).flatMap((column) => this.cellAt({ row, column }) ?? [])
    return formatBlock(blocks.copyBlock(this.#store, range(top, bottom).map(cellsOf)))
  }

  cut(): string {
    const text = this.copy()
    this.#clear()
    return text
  }

  paste(text: string): void {
    if (!this.#commit()) return
    const { top, left } = this.rectangle
    const cellAt = (down: number, along: number) => this.cellAt({ row: top + down, column: left + along })
    this.#tell(blocks.pasteBlock(this.#store, this.#history, text, { selected: this.#selected(), cellAt }))
  }

  /** Writes one cell as the editor gives it. @returns why it can't be written, or null */
  writeCell(cell: CellName, after: CellValue): string | null {
    return blocks.writeBlock(this.#store, this.#history, [{ ...cell, after }]).refused[0]?.reason ?? null
  }

  #selected(): CellName[] {
    const { top, bottom, left, right } = this.rectangle
    return range(top, bottom).flatMap((row) =>
      range(left, right).flatMap((column) => this.cellAt({ row, column }) ?? []),
    )
  }

  #pause(): void {
    const change = this.#typing.commitPaused()
    if (change) this.#write(change)
  }

  #write({ columnId, studentId, before, after, isFurther }: TypedChange): void {
    const cell = cellId(columnId, studentId)
    this.#store.write([{ columnId, studentId, after }])
    if (isFurther) this.#history.amend({ cell, before, after })
    else this.#history.add([{ cell, before, after }])
  }

  #commit(): boolean {
    const outcome = this.#typing.commit()
    if (outcome.kind === 'change') this.#write(outcome)
    if (outcome.kind === 'refused') this.#refuse(outcome.reason)
    else this.#hush()
    return outcome.kind !== 'refused'
  }

  /** A refusal has been read once one goes on; the report of a block is closed by the person. */
  #hush(): void {
    if (this.told.get()?.kind === 'refused') this.told.set(null)
  }

  #refuse(reason: string): void {
    this.told.set({ kind: 'refused', reason })
  }

  #tell({ written, refused, outside = 0 }: blocks.BlockOutcome & { outside?: number }): void {
    const [first] = refused
    if (written === 0 && outside === 0 && first && refused.every(({ reason }) => reason === first.reason))
      return this.#refuse(first.reason)
    this.told.set(refused.length + outside > 0 ? { kind: 'block', written, refused, outside } : null)
  }

  #move(by: Direction, extend: boolean): boolean {
    this.goTo(moved(this.selection.get().focus, by, this.size), extend)
    return true
  }

  #type(character: string): boolean {
    const cell = this.cellAt(this.selection.get().focus)
    if (!cell) return false
    const locked = this.#typing.isOpen ? null : this.#store.lock(cell)
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

  /** Down; from the last student on to the first of the next column that may be marked. */
  #enter(): boolean {
    const { focus } = this.selection.get()
    if (focus.row < this.size.rows - 1) return this.#move('down', false)
    const [studentId = 0] = this.#shape.students
    const next = this.#shape.columns.findIndex(
      (columnId, index) => index > focus.column && this.#store.lock({ columnId, studentId }) === null,
    )
    this.goTo(next < 0 || focus.column >= this.size.marks ? focus : { row: 0, column: next })
    return true
  }

  /** Along the row; from its ends the browser takes over, so that the keyboard can leave the grid. */
  #tab(back: boolean): boolean {
    const { column } = this.selection.get().focus
    if (column !== (back ? 0 : this.size.columns - 1)) return this.#move(back ? 'left' : 'right', false)
    this.leave()
    return false
  }

  #edit(part: Editing['part']): boolean {
    const cell = this.cellAt(this.selection.get().focus)
    if (!cell) return false
    if (!this.#commit()) return true
    const locked = this.#store.lock(cell)
    if (locked === null) this.editing.set({ ...cell, part })
    else this.#refuse(locked)
    return true
  }

  #clear(): boolean {
    this.#typing.cancel()
    this.#tell(blocks.clearBlock(this.#store, this.#history, this.#selected()))
    return true
  }

  #cancel(): boolean {
    const { anchor, focus } = this.selection.get()
    const isIdle = !this.#typing.isOpen && this.told.get() === null && anchor === focus
    this.#typing.cancel()
    this.told.set(null)
    this.selection.set({ anchor: focus, focus })
    return !isIdle
  }

  /** What is typed, or else the cell in focus, into all selected cells; from a single cell into the empty ones of its column. */
  #fill(): boolean {
    const cell = this.cellAt(this.selection.get().focus)
    if (!cell) return true
    const { text } = this.#typing
    this.#typing.cancel()
    const column = this.#shape.students.map((studentId) => ({ columnId: cell.columnId, studentId }))
    const cells = isOneCell(this.rectangle) ? blocks.emptyAnd(this.#store, cell, column) : this.#selected()
    const source = this.#store.value(cellId(cell.columnId, cell.studentId))
    this.#tell(
      text === null
        ? blocks.fillWith(this.#store, this.#history, cells, source)
        : blocks.fillTyped(this.#store, this.#history, cells, text),
    )
    return true
  }

  #replay(take: () => Block | null): boolean {
    this.#typing.cancel()
    const block = take()
    if (block) this.#tell(blocks.replay(this.#store, block))
    return true
  }

  #selectAll(): boolean {
    if (!this.#commit()) return true
    const { rows, marks } = this.size
    this.selection.set({ anchor: { row: 0, column: 0 }, focus: { row: rows - 1, column: marks - 1 } })
    return true
  }
}

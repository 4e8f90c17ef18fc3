import type { CellName } from './cell-name.ts'

export type ReadCell<Value> = { value: Value; problem: null } | { value: null; problem: string }
/** Typed keys are read over the cell as it was before the first of them; a pasted text is the whole cell. */
export type TextSource = 'typed' | 'pasted'

/** What stands in the cells of a grid: how it is compared, written as text and read from it. */
export interface CellType<Value> {
  empty: Value
  isEmpty: (value: Value) => boolean
  same: (a: Value, b: Value) => boolean
  /** What of a value is put into other cells too; by default all of it. */
  spread?: (value: Value) => Value
  /** As it goes to the clipboard; `read` of a pasted text gives the same back. */
  copied: (value: Value) => string
  /** @returns what the text makes of a cell that holds `present`, or in words why it can't be read */
  read: (text: string, cell: CellName & { present: Value }, source: TextSource) => ReadCell<Value>
  /** Whether more keys could still make sense of a text that can't be read yet: «д» of «до». */
  mayContinue: (text: string) => boolean
}

/** What a cell should become. */
export interface CellInput<Value> extends CellName {
  after: Value
}

/** «Снять Н и поставить 7?» */
export interface Concession<Value> {
  question: string
  after: Value
}

/** Why a cell is not written, and what could be given up for it. */
export interface Refused<Value> {
  reason: string
  concession: Concession<Value> | null
}

/** What a grid writes into. Cells are named by `cellId`. */
export interface Sheet<Value> {
  readonly type: CellType<Value>
  value: (cell: string) => Value
  /** Why nothing may be changed in a cell, or null. */
  lock: (cell: CellName) => string | null
  /** Why a cell may not be changed so, or null. */
  objection: (input: CellInput<Value>) => string | null
  /** Where something may be given up for what was typed: the question, and what the cell becomes; null where nothing may. */
  concession?: (input: CellInput<Value>) => Concession<Value> | null
  /** Writes cells, which were checked before, and saves them in the background, in the given order. */
  write: (inputs: readonly CellInput<Value>[]) => void
  /** Keeps on this device what is being typed and not written yet; null: nothing is any more. */
  hold: (input: CellInput<Value> | null) => void
  /** Shows a text in a cell in place of its value; null ends it. */
  showTyping: (cell: string, text: string | null, problem?: string | null) => void
}

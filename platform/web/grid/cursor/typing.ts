import { cellId, type CellName } from '../cells/cell-name.ts'
import type { CellInput, ReadCell, Sheet } from '../cells/sheet.ts'

/** How long digits are waited for that could still follow («1» of «10») before what stands there is saved. */
const pauseMs = 900

interface Session<Value> extends CellName {
  text: string
  /** The cell before the first key: what is typed is read over it. */
  before: Value
  /** What the text makes of the cell. */
  read: ReadCell<Value>
  /** Whether a pause has saved what stands there. */
  isSaved: boolean
  /** Whether it was refused: the next key begins anew. */
  isRefused: boolean
}
export type Committed<Value> =
  | { kind: 'nothing' }
  /** `input` is what was refused, null where the text could not be read. */
  | { kind: 'refused'; reason: string; input: CellInput<Value> | null }
  | TypedChange<Value>
export interface TypedChange<Value> extends CellName {
  kind: 'change'
  before: Value
  after: Value
  /** Whether it continues what the last pause saved. */
  isFurther: boolean
}

/**
 * Keys on their way to becoming a value. What is typed shows at once; it is committed by moving on or by a pause. After a
 * pause further digits are still taken (1, then 0: 10), and where they make no sense together they begin anew (8, then 5).
 */
export class Typing<Value> {
  readonly #sheet: Sheet<Value>
  readonly #onPause: () => void
  #session: Session<Value> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(sheet: Sheet<Value>, onPause: () => void) {
    this.#sheet = sheet
    this.#onPause = onPause
  }

  /** What is being typed; null while nothing is. */
  get text(): string | null {
    return this.#session && !this.#session.isSaved ? this.#session.text : null
  }

  /** The cell that is being typed into; null while nothing is typed. */
  get cell(): CellName | null {
    return this.#session
  }

  get isOpen(): boolean {
    return this.#session !== null
  }

  type(cell: CellName, character: string): void {
    const present = this.#session
    const longer = present && !present.isRefused ? this.#typed(present, present.text + character) : null
    const isLost = present?.isSaved && longer?.read.problem && !this.#mayContinue(longer)
    if (longer && !isLost) return this.#show(longer)
    this.#show(this.#typed({ ...cell, before: this.#value(cell) }, character))
  }

  /** Takes the last character back; the last of all ends typing. */
  erase(): void {
    const session = this.#session
    if (!session) return
    const text = session.text.slice(0, -1)
    if (text === '') this.cancel()
    else this.#show(this.#typed(session, text))
  }

  /** Gives up what is typed and not saved. */
  cancel(): void {
    clearTimeout(this.#timer)
    const session = this.#session
    this.#session = null
    if (!session) return
    this.#sheet.hold(null)
    this.#sheet.showTyping(cellId(session.columnId, session.rowId), null)
  }

  /** Reads what is typed: a change to write, or why it can't stand; then it stays in the cell, to be corrected. */
  commit(): Committed<Value> {
    const session = this.#session
    if (!session || session.isSaved) {
      this.cancel()
      return { kind: 'nothing' }
    }
    const outcome = this.#validate(session)
    if (outcome.kind === 'refused') this.#show({ ...session, isRefused: true }, outcome.reason)
    else this.cancel()
    return outcome
  }

  /** What a pause commits, typing staying open; what can't be read yet is waited for. */
  commitPaused(): TypedChange<Value> | null {
    const session = this.#session
    if (!session || session.isSaved) return null
    const outcome = this.#validate(session)
    if (outcome.kind !== 'change') return null
    this.#session = { ...session, isSaved: true }
    this.#sheet.hold(null)
    this.#sheet.showTyping(cellId(session.columnId, session.rowId), null)
    return outcome
  }

  #validate(session: Session<Value>): Exclude<Committed<Value>, { kind: 'nothing' }> {
    const { columnId, rowId, before, read } = session
    if (read.problem !== null) return { kind: 'refused', reason: read.problem, input: null }
    const input = { columnId, rowId, after: read.value }
    const reason = this.#sheet.objection(input)
    if (reason !== null) return { kind: 'refused', reason, input }
    const isFurther = !this.#sheet.type.same(this.#value(session), before)
    return { kind: 'change', columnId, rowId, before, after: read.value, isFurther }
  }

  /** A tab that dies between two keys leaves what could be read; whether it can stand is asked once it is committed. */
  #hold({ columnId, rowId, read, isRefused }: Session<Value>): void {
    this.#sheet.hold(isRefused || read.problem !== null ? null : { columnId, rowId, after: read.value })
  }

  #value({ columnId, rowId }: CellName): Value {
    return this.#sheet.value(cellId(columnId, rowId))
  }

  /** A text that stands in the cell now. */
  #typed({ columnId, rowId, before }: CellName & { before: Value }, text: string): Session<Value> {
    const read = this.#sheet.type.read(text, { columnId, rowId, present: before }, 'typed')
    return { columnId, rowId, before, text, read, isSaved: false, isRefused: false }
  }

  #mayContinue({ text }: Session<Value>): boolean {
    return this.#sheet.type.mayContinue(text)
  }

  #show(session: Session<Value>, reason: string | null = null): void {
    clearTimeout(this.#timer)
    this.#session = session
    const { problem } = session.read
    const isWrong = problem !== null && !this.#mayContinue(session)
    const cell = cellId(session.columnId, session.rowId)
    this.#sheet.showTyping(cell, session.text.toUpperCase(), reason ?? (isWrong ? problem : null))
    this.#hold(session)
    if (!session.isRefused) this.#timer = setTimeout(this.#onPause, pauseMs)
  }
}

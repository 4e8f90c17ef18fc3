import type { AnyDraft, RowOf } from '#platform/web/outbox/draft.ts'
import type { Outbox, OutboxNews } from '#platform/web/outbox/outbox.ts'
import { cellNamed } from './cell-name.ts'
import { emptyView, sameState, sameValue, stateOf, type CellView } from './cell-view.ts'
import type { CellType } from './sheet.ts'
import { rowSignal, Signals } from './signals.ts'

const savedMs = 1_600

export interface CellStoreSettings<Value, Draft extends AnyDraft> {
  /** Drafts of other sheets are left alone. */
  sheetId: number
  type: CellType<Value>
  outbox: Outbox<Draft>
  /** What stands in a cell: what the server has, with the drafts over it. */
  valueOf: (cell: string, drafts: readonly Draft[]) => Value
  /** Takes in what the server has stored; `row` is null where it has gone. */
  onStored: (draft: Draft, row: RowOf<Draft> | null) => void
  /** Told when another value stands in a cell, before its row is. */
  onChanged?: (cell: string) => void
}

/**
 * The cells of a sheet outside React: what each shows, with what of it is on its way to the server, and who watches which. A
 * cell is told when it looks different, its row when another value stands in it, and nobody else.
 */
export class CellStore<Value, Draft extends AnyDraft> {
  readonly signals = new Signals()
  readonly #settings: CellStoreSettings<Value, Draft>
  readonly #emptyView: CellView<Value>
  readonly #views = new Map<string, CellView<Value>>()
  readonly #saved = new Set<string>()
  #held: (() => void)[] = []
  #typing: { cell: string; text: string; problem: string | null } | null = null

  constructor(settings: CellStoreSettings<Value, Draft>) {
    this.#settings = settings
    this.#emptyView = emptyView(settings.type.empty)
  }

  /** Watches the outbox until the returned function is called. */
  open(): () => void {
    this.changed(this.#settings.outbox.all().flatMap((draft) => (this.#isOurs(draft) ? [draft.cell] : [])))
    return this.#settings.outbox.listen((news) => this.#hear(news))
  }

  drafts(cell: string): readonly Draft[] {
    return this.#settings.outbox.at(this.#settings.sheetId, cell)
  }

  value(cell: string): Value {
    return this.view(cell).value
  }

  view(cell: string): CellView<Value> {
    const known = this.#views.get(cell)
    if (known) return known
    const view = this.#look(cell)
    this.#views.set(cell, view)
    return view
  }

  /** Shows a text in a cell in place of its value; null ends it. */
  showTyping(cell: string, text: string | null, problem: string | null = null): void {
    const before = this.#typing?.cell
    this.#typing = text === null ? null : { cell, text, problem }
    if (before !== undefined && before !== cell) this.#redraw(before)
    this.#redraw(cell)
  }

  /** What the server has of these cells is another now. */
  changed(cells: Iterable<string>): void {
    for (const cell of new Set(cells)) this.#redraw(cell)
  }

  /** All may look different: only those that do are told. */
  changedAll(): void {
    for (const cell of this.#views.keys()) this.#redraw(cell)
  }

  /**
   * Takes in news of others. One's own writing comes back among them too, now and then before its answer: then it would
   * stand in the cell twice, so that news wait until nothing is on its way.
   */
  whenAnswered(takeIn: () => void): void {
    if (this.#isSending()) this.#held.push(takeIn)
    else takeIn()
  }

  #look(cell: string): CellView<Value> {
    const drafts = this.drafts(cell)
    const { type, valueOf } = this.#settings
    const value = valueOf(cell, drafts)
    const typing = this.#typing?.cell === cell ? this.#typing : null
    const isSaved = this.#saved.has(cell)
    if (drafts.length === 0 && !typing && !isSaved && type.isEmpty(value)) return this.#emptyView
    return {
      value,
      ...stateOf(drafts, isSaved),
      typing: typing?.text ?? null,
      problem: typing?.problem ?? null,
    }
  }

  #isOurs({ sheet_id }: AnyDraft): boolean {
    return sheet_id === this.#settings.sheetId
  }

  #hear({ touched, stored }: OutboxNews<Draft>): void {
    const ours = stored.filter(({ draft }) => this.#isOurs(draft))
    for (const { draft, row } of ours) {
      this.#settings.onStored(draft, row)
      this.#saved.add(draft.cell)
    }
    const own = touched.filter((draft) => this.#isOurs(draft))
    this.changed([...ours.map(({ draft }) => draft.cell), ...own.map(({ cell }) => cell)])
    if (!this.#isSending()) for (const takeIn of this.#held.splice(0)) takeIn()
    if (ours.length > 0) this.#fadeSaved(ours.map(({ draft }) => draft.cell))
  }

  #isSending(): boolean {
    return this.#settings.outbox.all().some((draft) => draft.state === 'sending' && this.#isOurs(draft))
  }

  #fadeSaved(cells: readonly string[]): void {
    setTimeout(() => {
      for (const cell of cells) {
        this.#saved.delete(cell)
        this.#redraw(cell)
      }
    }, savedMs)
  }

  #redraw(cell: string): void {
    const { type, onChanged } = this.#settings
    const [before, after] = [this.#views.get(cell), this.#look(cell)]
    if (before === after) return
    const isSameValue = before !== undefined && sameValue(before.value, after.value, type)
    if (isSameValue && sameState(before, after)) return
    this.#views.set(cell, after)
    this.signals.emit(cell)
    if (isSameValue) return
    onChanged?.(cell)
    this.signals.emit(rowSignal(cellNamed(cell).rowId))
  }
}

import { rebaseOnTheirs, newDraft, type Outbox } from '#platform/web/outbox/index.ts'
import { cellId, type CellName } from './cell-name.ts'
import { CellStore } from './cell-store.ts'
import type { CellView } from './cell-view.ts'
import type { CellType, Sheet, CellInput } from './sheet.ts'
import type { Signals } from './signals.ts'
import type { WatchedCells } from './use-cell.ts'
import type { StoredValue, ValueDraft } from './value-drafts.ts'

export interface ValueSheetSettings<Value> {
  /** What is saved together: a group, a class, an event. */
  id: number
  type: CellType<Value>
  outbox: Outbox<ValueDraft<Value>>
  /** What the server has, by `cellId`; empty cells may be left out. */
  values: ReadonlyMap<string, StoredValue<Value>>
  /** Why a cell may not be changed so, by the area's rules; asked with the value it has for whether it may be at all. */
  objection: (input: CellInput<Value>) => string | null
  newId: () => string
}

/** A sheet whose cells hold one value each. */
export class ValueSheet<Value> implements Sheet<Value>, WatchedCells<Value> {
  readonly type: CellType<Value>
  readonly outbox: ValueSheetSettings<Value>['outbox']
  readonly #settings: ValueSheetSettings<Value>
  readonly #cells: CellStore<Value, ValueDraft<Value>>
  readonly #stored: Map<string, StoredValue<Value>>

  constructor(settings: ValueSheetSettings<Value>) {
    const { id, type, outbox, values } = settings
    this.type = type
    this.outbox = outbox
    this.#settings = settings
    this.#stored = new Map(values)
    this.#cells = new CellStore({
      sheetId: id,
      type,
      outbox,
      valueOf: (cell, [draft]) => (draft ? (draft.want ?? type.empty) : (this.#stored.get(cell)?.value ?? type.empty)),
      onStored: ({ cell }, row) => this.#put(cell, row),
    })
  }

  /** Watches the outbox until the returned function is called. */
  open(): () => void {
    return this.#cells.open()
  }

  get signals(): Signals {
    return this.#cells.signals
  }

  value(cell: string): Value {
    return this.#cells.value(cell)
  }

  view(cell: string): CellView<Value> {
    return this.#cells.view(cell)
  }

  showTyping(cell: string, text: string | null, problem: string | null = null): void {
    this.#cells.showTyping(cell, text, problem)
  }

  lock({ columnId, rowId }: CellName): string | null {
    return this.objection({ columnId, rowId, after: this.value(cellId(columnId, rowId)) })
  }

  objection(input: CellInput<Value>): string | null {
    return this.#settings.objection(input)
  }

  write(inputs: readonly CellInput<Value>[]): void {
    this.outbox.put(inputs.map((input) => this.#draftFor(input)))
  }

  hold(input: CellInput<Value> | null): void {
    this.outbox.hold(input ? [this.#draftFor(input)] : [])
  }

  /** Takes in what others changed, by `cellId`; null where a cell is empty now. Drafts of one's own stay over it. */
  merge(news: ReadonlyMap<string, StoredValue<Value> | null>): void {
    this.#cells.whenAnswered(() => {
      for (const [cell, row] of news) this.#put(cell, row)
      this.#cells.changed(news.keys())
    })
  }

  #put(cell: string, row: StoredValue<Value> | null): void {
    const known = this.#stored.get(cell)
    if (row === null) this.#stored.delete(cell)
    else if ((known?.version ?? -1) <= (row.version ?? Infinity)) this.#stored.set(cell, row)
  }

  #draftFor({ columnId, rowId, after }: CellInput<Value>): ValueDraft<Value> {
    const cell = cellId(columnId, rowId)
    const [known] = this.#cells.drafts(cell)
    const made: ValueDraft<Value> = {
      client_id: this.#settings.newId(),
      sheet_id: this.#settings.id,
      cell,
      base: this.#stored.get(cell) ?? null,
      ...newDraft,
    }
    return { ...rebaseOnTheirs(known ?? made), want: this.type.isEmpty(after) ? null : after }
  }
}

import type { AnyDraft } from './draft.ts'

const placeOf = (sheetId: number, cell: string): string => `${sheetId} ${cell}`

/** Drafts in the order of sending, found by their name and by the cell they are written in. */
export class DraftList<Draft extends AnyDraft> {
  readonly #drafts = new Map<string, Draft>()
  readonly #cells = new Map<string, Map<string, Draft>>()

  all(): Draft[] {
    return [...this.#drafts.values()]
  }

  /** Of one cell, in order. */
  at(sheetId: number, cell: string): readonly Draft[] {
    return [...(this.#cells.get(placeOf(sheetId, cell))?.values() ?? [])]
  }

  get(clientId: string): Draft | undefined {
    return this.#drafts.get(clientId)
  }

  has(clientId: string): boolean {
    return this.#drafts.has(clientId)
  }

  /** A new one goes last, a known one keeps its place. */
  set(draft: Draft): void {
    const place = placeOf(draft.sheet_id, draft.cell)
    const here = this.#cells.get(place) ?? new Map<string, Draft>()
    this.#drafts.set(draft.client_id, draft)
    this.#cells.set(place, here.set(draft.client_id, draft))
  }

  delete(clientId: string): void {
    const draft = this.#drafts.get(clientId)
    if (!draft) return
    const place = placeOf(draft.sheet_id, draft.cell)
    const here = this.#cells.get(place)
    this.#drafts.delete(clientId)
    here?.delete(clientId)
    if (here?.size === 0) this.#cells.delete(place)
  }

  clear(): void {
    this.#drafts.clear()
    this.#cells.clear()
  }
}

import { createStore, useStore, type Store } from '#platform/web/store.ts'

/** What a person wants to see at a glance; kept on the device, for all journals. */
export interface SheetView {
  /** Low marks and works that were not written stand out. */
  tints: boolean
  /** The row of means and counts. */
  sums: boolean
  /** Percent of the quarter as far as it is marked. */
  percent: boolean
  hidesFuture: boolean
}
const usual: SheetView = { tints: true, sums: true, percent: true, hidesFuture: false }
const key = 'journal.view'

function kept(): SheetView {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const given = typeof found === 'object' && found !== null ? Object.entries(found) : []
    const known = given.filter(([name, value]) => name in usual && typeof value === 'boolean')
    return { ...usual, ...Object.fromEntries(known) }
  } catch {
    return usual
  }
}

let view: Store<SheetView> | undefined
const store = (): Store<SheetView> => (view ??= createStore(kept()))

export const useSheetView = (): SheetView => useStore(store())

export function changeSheetView(changes: Partial<SheetView>): void {
  const next = { ...store().get(), ...changes }
  store().set(next)
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing begins as usual the next time.
  }
}

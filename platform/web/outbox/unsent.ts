import { createStore, useStore } from '#platform/web/store.ts'
import type { AnyDraft } from './draft.ts'

/** What of one area could not be sent yet, in this tab. */
export interface Unsent {
  area: string
  accountId: number
  count: number
  /** Where it is shown, and the sheet of the first, its group. */
  page: string
  sheetId: number
}
const unsent = createStore<readonly Unsent[]>([])
const discards = new Map<string, Set<() => void>>()

const isStuck = ({ state }: AnyDraft) => state === 'failed' || state === 'refused' || state === 'clash'

/** Told by each queue after each change. */
export function noteUnsent(
  { name: area, page }: { name: string; page: string },
  accountId: number,
  drafts: readonly AnyDraft[],
): void {
  const stuck = drafts.filter(isStuck)
  const before = unsent.get().find((one) => one.area === area && one.accountId === accountId)
  if ((before?.count ?? 0) === stuck.length) return
  const others = unsent.get().filter((one) => one !== before)
  const now = { area, page, accountId, count: stuck.length, sheetId: stuck[0]?.sheet_id ?? 0 }
  unsent.set(stuck.length === 0 ? others : [...others, now])
}
export const useUnsent = (): readonly Unsent[] => useStore(unsent)

/** What a queue does when the drafts of its area are given up. */
export function onDiscard(area: string, act: () => void): void {
  const known = discards.get(area)
  if (known) known.add(act)
  else discards.set(area, new Set([act]))
}
export function discardArea(area: string): void {
  for (const act of discards.get(area) ?? []) act()
}

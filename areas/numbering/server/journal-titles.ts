import type { Area } from '#platform/server/area.ts'
import { translate } from '#platform/contract/text.ts'
import type { JournalRow } from './journal-rows.ts'

/** What journals are called, those that rooms register included. */
export type TitleOf = (journal: Pick<JournalRow, 'key' | 'title'>) => string
export function titlesOf(areas: readonly Area[]): TitleOf {
  const registered = new Map(
    areas.flatMap(({ numberingJournals = [] }) => numberingJournals.map(({ key, title }) => [key, title] as const)),
  )
  return ({ key, title }) => title ?? translate(registered.get(key) ?? key)
}

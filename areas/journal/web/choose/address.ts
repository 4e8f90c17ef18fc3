import { maxInteger } from '#platform/contract/wire.ts'
import { currentQuarter, quarterOn } from '#areas/calendar/rules/periods.ts'
import type { JournalFrame } from '../../contract/journal.ts'
import type { Period } from '../sheet/columns.ts'

const orders = ['best', 'worst'] as const
const narrowings = ['low', 'missing', 'unmarked'] as const

/** What of a journal is open, in the address. */
export interface JournalAddress {
  group?: number | undefined
  quarter?: number | 'year' | undefined
  tab: string
  /** It comes from the timetable: the day to begin with. */
  lesson?: number | undefined
  /** Students by their marks of the period; in the order of the list where absent. */
  order?: (typeof orders)[number] | undefined
  /** Only those with a low mark, with a work not written, or without any mark. */
  only?: (typeof narrowings)[number] | undefined
}

function idIn(text: unknown, most: number = maxInteger): number | undefined {
  const id = typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined
  return id !== undefined && id <= most ? id : undefined
}
const oneOf = <T extends string>(values: readonly T[], text: unknown): T | undefined =>
  values.find((value) => value === text)

/** Addresses that people have kept call the summary sheet 'council'. */
const tabIn = (text: unknown): string =>
  text === 'council' ? 'summary-sheet' : typeof text === 'string' ? text : 'marks'

/** Reads an address as `readSearch` does by a schema, without bringing schemas to a page that needs none else. */
export const readJournalAddress = (given: Readonly<Record<string, unknown>>): JournalAddress => ({
  group: idIn(given['group']),
  quarter: given['quarter'] === 'year' ? 'year' : idIn(given['quarter']),
  tab: tabIn(given['tab']),
  lesson: idIn(given['lesson'], Number.MAX_SAFE_INTEGER),
  order: oneOf(orders, given['order']),
  only: oneOf(narrowings, given['only']),
})
export type SheetOrder = NonNullable<JournalAddress['order']>
export type SheetOnly = NonNullable<JournalAddress['only']>

/** The period to show: the one asked for, else that of the lesson, else today's or the last that has begun. */
export function periodOf(grid: JournalFrame, { quarter, lesson }: Pick<JournalAddress, 'quarter' | 'lesson'>): Period {
  if (quarter === 'year' || grid.quarters.some(({ id }) => id === quarter)) return quarter ?? 'year'
  const date = grid.lessons.find(({ id }) => id === lesson)?.date
  const requested = date === undefined ? null : quarterOn(grid.quarters, date)
  return (requested ?? currentQuarter(grid.quarters, grid.today))?.id ?? 'year'
}

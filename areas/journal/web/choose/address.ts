import { idIn, oneOf } from '#platform/web/ui/address-values.ts'
import { currentQuarter, quarterOn } from '#areas/calendar/rules/periods.ts'
import type { JournalFrame } from '../../contract/journal.ts'
import type { Period } from '../sheet/columns.ts'

const orders = ['best', 'worst'] as const
const narrowings = ['low', 'missing', 'unmarked'] as const

/** Addresses that people have kept call the summary sheet 'council'. */
const tabIn = (text: unknown): string =>
  text === 'council' ? 'summary-sheet' : typeof text === 'string' ? text : 'marks'

/** What of a journal is open, in the address; read without the schemas that other pages have. */
export const readJournalAddress = (given: Readonly<Record<string, unknown>>) => ({
  group: idIn(given['group']),
  quarter: given['quarter'] === 'year' ? ('year' as const) : idIn(given['quarter']),
  tab: tabIn(given['tab']),
  /** It comes from the timetable: the day to begin with. */
  lesson: idIn(given['lesson'], Number.MAX_SAFE_INTEGER),
  /** Students by their marks of the period; in the order of the list where absent. */
  order: oneOf(orders, given['order']),
  /** Only those with a low mark, with a work not written, or without any mark. */
  only: oneOf(narrowings, given['only']),
})
export type JournalAddress = Partial<ReturnType<typeof readJournalAddress>> & { tab: string }
export type SheetOrder = NonNullable<JournalAddress['order']>
export type SheetOnly = NonNullable<JournalAddress['only']>

/** The period to show: the one asked for, else that of the lesson, else today's or the last that has begun. */
export function periodOf(grid: JournalFrame, { quarter, lesson }: Pick<JournalAddress, 'quarter' | 'lesson'>): Period {
  if (quarter === 'year' || grid.quarters.some(({ id }) => id === quarter)) return quarter ?? 'year'
  const date = grid.lessons.find(({ id }) => id === lesson)?.date
  const requested = date === undefined ? null : quarterOn(grid.quarters, date)
  return (requested ?? currentQuarter(grid.quarters, grid.today))?.id ?? 'year'
}

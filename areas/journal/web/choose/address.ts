import * as z from 'zod/mini'
import { bigIdText, idText } from '#platform/contract/wire.ts'
import { currentQuarter, quarterOn } from '#areas/calendar/rules/periods.ts'
import type { JournalFrame } from '../../contract/journal.ts'
import { periodIn, presentTab } from '../../rules/address-words.ts'
import type { Period } from '../sheet/columns.ts'

/** What of a journal is open, in the address. */
export const JournalAddress = z.object({
  group: z.optional(idText),
  /** The id of a quarter, of nine digits at most, or the whole year. */
  quarter: z.optional(z.pipe(z.string().check(z.regex(/^(year|\d{1,9})$/)), z.transform(periodIn))),
  tab: z._default(z.pipe(z.string(), z.transform(presentTab)), 'marks'),
  /** It comes from the timetable: the day to begin with. */
  lesson: z.optional(bigIdText),
  /** Students by their marks of the period; in the order of the list where absent. */
  order: z.optional(z.enum(['best', 'worst'])),
  /** Only those with a low mark, with a work not written, or without any mark. */
  only: z.optional(z.enum(['low', 'missing', 'unmarked'])),
})
export type JournalAddress = z.output<typeof JournalAddress>
export type SheetOrder = NonNullable<JournalAddress['order']>
export type SheetOnly = NonNullable<JournalAddress['only']>

/** The period to show: the one asked for, else that of the lesson, else today's or the last that has begun. */
export function periodOf(grid: JournalFrame, { quarter, lesson }: Pick<JournalAddress, 'quarter' | 'lesson'>): Period {
  if (quarter === 'year' || grid.quarters.some(({ id }) => id === quarter)) return quarter ?? 'year'
  const date = grid.lessons.find(({ id }) => id === lesson)?.date
  const requested = date === undefined ? null : quarterOn(grid.quarters, date)
  return (requested ?? currentQuarter(grid.quarters, grid.today))?.id ?? 'year'
}

import * as z from 'zod/mini'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { flagText, idText, isoDate } from '#platform/contract/wire.ts'

/** Without days: the last fortnight. `mine`: one's own lessons, for who may see all. */
export const FillingAddress = z.object({
  from: z.optional(isoDate),
  to: z.optional(isoDate),
  cathedra: z.optional(idText),
  homework: z._default(flagText, false),
  mine: z._default(flagText, false),
})
export type FillingState = z.output<typeof FillingAddress>
const fortnight = 14

/** The days that the address asks for. */
export const daysOf = ({ from, to }: Pick<FillingState, 'from' | 'to'>, today: CalendarDate) => ({
  from: from ?? addDays(today, -fortnight),
  to: to ?? today,
})

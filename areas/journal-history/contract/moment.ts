import * as z from 'zod/mini'
import { t } from '#platform/contract/text.ts'
import { isCalendarDate } from '#platform/contract/calendar-date.ts'
import { isoDate } from '#platform/contract/wire.ts'

const minute = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/
/** A local moment of the school: the end of a day, or of a minute. */
export const moment = z.union([
  isoDate,
  z.string().check(
    z.regex(minute, { error: () => t`Ожидается день или момент` }),
    z.refine((text) => isoDate.safeParse(text.slice(0, 10)).success, { error: () => t`Такой даты нет` }),
  ),
])
/** Whether a text is one. */
export const isMoment = (text: string): boolean =>
  isCalendarDate(text) || (minute.test(text) && isCalendarDate(text.slice(0, 10)))

import * as z from 'zod/mini'
import { t } from '#platform/contract/text.ts'
import { isoDate } from '#platform/contract/wire.ts'

/** A local moment of the school: the end of a day, or of a minute. */
export const moment = z.union([
  isoDate,
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, { error: () => t`Ожидается день или момент` }),
    z.refine((text) => isoDate.safeParse(text.slice(0, 10)).success, { error: () => t`Такой даты нет` }),
  ),
])

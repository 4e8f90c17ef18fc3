import * as z from 'zod/mini'
import { idText, isoDate } from '#platform/contract/wire.ts'

/** What the address of `/managing/tariff` says, beside the year: a day, or an issued list, and what it is compared with. */
export const TariffAddress = z.object({
  date: z.optional(isoDate),
  issue: z.optional(idText),
  /** An issued list; the list of the day is compared with it. */
  compare: z.optional(idText),
})

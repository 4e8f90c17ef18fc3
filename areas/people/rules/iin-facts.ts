import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Gender } from '#platform/contract/enumerations.ts'
import { iinObjection, readIin } from './iin.ts'

interface Known {
  iin: string | null
  birth_date: CalendarDate | null
  sex: Gender | null
}
const factsOf = (iin: string | null) => (iin !== null && iinObjection(iin) === null ? readIin(iin) : null)

/** The birth date as it is written down, else as the IIN says it. */
export const bornOn = ({ iin, birth_date }: Known): CalendarDate | null =>
  birth_date ?? factsOf(iin)?.birth_date ?? null
/** The sex as it is written down, else as the IIN says it. */
export const sexOf = ({ iin, sex }: Known): Gender | null => sex ?? factsOf(iin)?.sex ?? null

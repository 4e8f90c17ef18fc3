import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Gender } from '#platform/contract/enumerations.ts'
import { iinObjection, readIin } from './iin.ts'

interface Known {
  iin: string | null
  birth_date: CalendarDate | null
  sex: Gender | null
}
const factsOf = (iin: string | null) => (iin !== null && iinObjection(iin) === null ? readIin(iin) : null)

/** The birth date as it is written down, else as the IIN says it; one that is yet to come is nobody's. */
export function bornOn({ iin, birth_date }: Known, today: CalendarDate): CalendarDate | null {
  if (birth_date !== null) return birth_date
  const said = factsOf(iin)?.birth_date ?? null
  return said !== null && said <= today ? said : null
}
/** The sex as it is written down, else as the IIN says it. */
export const sexOf = ({ iin, sex }: Known): Gender | null => sex ?? factsOf(iin)?.sex ?? null

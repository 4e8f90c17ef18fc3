import type { NumberingJournal } from '../contract/journals.ts'
import { numberText } from '../rules/number-pattern.ts'

/** The number that the next paper gets today; null while there is no study year to number by. */
export const nextNumber = ({ pattern, current }: NumberingJournal, today: string): string | null =>
  current && numberText(pattern, { serial: current.next, on: today, year: current.year })

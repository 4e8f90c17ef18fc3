import { calendarDate, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Gender } from '#platform/contract/enumerations.ts'
import { asSaid, msg, type Text } from '#platform/contract/text.ts'

export const invalidDateInIin = 'Invalid date in iin'

/** What an IIN says of its holder; the sex is null for a seventh digit of 0. */
export interface IinFacts {
  birth_date: CalendarDate
  sex: Gender | null
}

/**
 * Reads an IIN by specification §3: YYMMDD, 20YY where YY is below 40 and 19YY otherwise; seventh digit 0 no sex,
 * odd male, even female. Throws 'Invalid date in iin' where the first six digits are no date. The control digit is not asked.
 */
export function readIin(iin: string): IinFacts {
  const found = /^(\d{2})(\d{2})(\d{2})(\d)/.exec(iin)
  const year = Number(found?.[1])
  const birth_date = found && calendarDate(year + (year < 40 ? 2000 : 1900), Number(found[2]), Number(found[3]))
  if (!birth_date) throw new Error(invalidDateInIin)
  const seventh = Number(found[4])
  return { birth_date, sex: seventh === 0 ? null : seventh % 2 === 1 ? 'male' : 'female' }
}

/** Why a text can't be an IIN, for a form's rule, or null. */
export function iinObjection(iin: string): Text | null {
  if (!/^\d{12}$/.test(iin)) return msg`ИИН состоит из 12 цифр`
  try {
    readIin(iin)
    return null
  } catch {
    return asSaid(invalidDateInIin)
  }
}

/**
 * Control digit of the first eleven digits: their sum with weights 1…11 modulo 11; where that is 10, with weights
 * 3…11, 1, 2; where that is 10 too, null: such a number is not issued. The БИН of a legal entity has the same digit.
 */
export function controlDigit(first: string): number | null {
  const digits = Array.from(first.slice(0, 11), Number)
  const sum = (offset: number) =>
    digits.reduce((total, digit, index) => total + digit * (((index + offset) % 11) + 1), 0) % 11
  const digit = sum(0) < 10 ? sum(0) : sum(2)
  return digit < 10 ? digit : null
}

export type IinWarning = 'control_digit' | 'century' | 'future'
/** @public */
export const iinWarningText: Readonly<Record<IinWarning, Text>> = {
  control_digit: msg`Проверьте ИИН: контрольная цифра не сходится`,
  century: msg`Проверьте ИИН: век в седьмой цифре не сходится с годом рождения`,
  future: msg`Проверьте ИИН: день рождения в нём ещё не настал`,
}

/**
 * What is doubtful in an IIN that `iinObjection` lets pass on a day (`yyyy-MM-dd`): reasons to look again, never to refuse.
 */
export function iinWarnings(iin: string, today: CalendarDate): IinWarning[] {
  const warnings: IinWarning[] = []
  if (controlDigit(iin) !== Number(iin[11])) warnings.push('control_digit')
  const century = Math.ceil(Number(iin[6]) / 2) + 17
  const isKnown = century > 17 && century < 21
  if (isKnown && century !== Number(readIin(iin).birth_date.slice(0, 2))) warnings.push('century')
  if (readIin(iin).birth_date > today) warnings.push('future')
  return warnings
}

/** A person to make an IIN for; `serial` is the four digits after the seventh, 0–9999. */
export interface IinSeed {
  birth_date: CalendarDate
  sex: Gender
  serial: number
}

/**
 * A made-up valid IIN for the demonstration, or null where this serial has no control digit: take the next one.
 * Throws a RangeError for a birth year outside 1940–2039, which the two digits of a year can't say.
 */
export function makeIin({ birth_date, sex, serial }: IinSeed): string | null {
  const year = Number(birth_date.slice(0, 4))
  if (year < 1940 || year > 2039) throw new RangeError(`No IIN can say the birth year ${year}`)
  const seventh = (year < 2000 ? 3 : 5) + (sex === 'female' ? 1 : 0)
  const first = `${birth_date.slice(2).replaceAll('-', '')}${seventh}${String(serial).padStart(4, '0')}`
  const digit = controlDigit(first)
  return digit === null ? null : `${first}${digit}`
}

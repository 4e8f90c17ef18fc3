import { presentLocale, sourceLocale } from './text.ts'

const formats = new Map<string, Intl.NumberFormat>()
function formatOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  formats.set(locale, format)
  return format
}

/** At most two digits after the comma, by the decimal digits of a number and not by its bits: 1.005 is 1.01, as in the browser's own formats. */
const rounded = (value: number) => Number(`${Math.round(Number(`${value}e2`))}e-2`)
/**
 * What needs no formats of the browser, which cost each page 12 ms to set up, on a slow phone 50; undefined: it does. Whole numbers are
 * written alike in every language of ours.
 */
function plainNumber(value: number): string | undefined {
  if (value < 0 || value >= 999) return undefined
  if (Number.isInteger(value)) return String(value)
  return value < 0.01 || presentLocale() !== sourceLocale ? undefined : String(rounded(value)).replace('.', ',')
}

/** «1 853», «1,63»: thousands apart, at most two digits after the comma, as the reader's language writes them; a dash where there is nothing to count. */
export const displayNumber = (value: number | null): string =>
  value === null ? '—' : (plainNumber(value) ?? formatOf(presentLocale()).format(value))
/** «83,33 %». */
export const displayPercent = (value: number | null): string => (value === null ? '—' : `${displayNumber(value)} %`)
/** «1853», «0,125»: all its digits and no spaces, for cells of a list, where a number may be a year or a room's. */
export const cellNumber = (value: number): string => String(value).replace('.', ',')

import { presentLocale, sourceLocale } from './text.ts'

const formats = new Map<string, Intl.NumberFormat>()
function formatOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  formats.set(locale, format)
  return format
}

/** By the decimal digits of a number and not by its bits: 1.005 is 1.01, as in the browser's own formats. */
const rounded = (value: number) => Number(`${Math.round(Number(`${value}e2`))}e-2`)
/** In Russian. @param value from 0.01, or 0, to a million million */
function plainNumber(value: number): string {
  const [whole = '', fraction] = String(rounded(value)).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0')
  return fraction === undefined ? grouped : `${grouped},${fraction}`
}
/** The browser's own formats cost each page 12 ms to set up, on a slow phone 50: they are asked where nothing else knows. */
function writtenNumber(value: number): string {
  const isCommon = value === 0 || (value >= 0.01 && value < 1e12)
  const isAlike = Number.isInteger(value) && value < 1000
  const locale = presentLocale()
  return isCommon && (isAlike || locale === sourceLocale) ? plainNumber(value) : formatOf(locale).format(value)
}

/** «1 853», «1,63»: thousands apart, at most two digits after the comma, as the reader's language writes them; a dash where there is nothing to count. */
export const displayNumber = (value: number | null): string => (value === null ? '—' : writtenNumber(value))
/** «83,33 %». */
export const displayPercent = (value: number | null): string => (value === null ? '—' : `${displayNumber(value)} %`)
/** «1853», «0,125»: all its digits and no spaces, for cells of a list, where a number may be a year or a room's. */
export const cellNumber = (value: number): string => String(value).replace('.', ',')

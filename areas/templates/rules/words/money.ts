import type { RussianCase } from './grammatical-case.ts'
import { kazakhNumber } from './kazakh-numbers.ts'
import { countedNoun, noun, russianNumber } from './russian-numbers.ts'

const tiyn = noun('masculine', 'тиын тиына тиыну тиын тиыном тиыне', 'тиыны тиынов тиынам тиыны тиынами тиынах')

/** Whole tenge and tiyn of a sum, rounded to the tiyn. */
function partsOf(sum: number): { tenge: number; tiyns: number } {
  const whole = Math.round(sum * 100)
  return { tenge: Math.floor(whole / 100), tiyns: whole % 100 }
}
const twoDigits = (count: number) => String(count).padStart(2, '0')
/** By threes, with spaces that do not end a line. */
export const grouped = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')

/** «12 500 тенге», with tiyn where there are any: «12 500,50 тенге». */
export function moneyInDigits(sum: number, language: 'ru' | 'kk'): string {
  const { tenge, tiyns } = partsOf(sum)
  const digits = tiyns === 0 ? grouped(tenge) : `${grouped(tenge)},${twoDigits(tiyns)}`
  return `${digits} ${language === 'kk' ? 'теңге' : 'тенге'}`
}

/** «двенадцать тысяч пятьсот тенге 50 тиынов»: тенге itself is never declined. */
export function russianMoney(sum: number, which: RussianCase = 'nominative'): string {
  const { tenge, tiyns } = partsOf(sum)
  return `${russianNumber(tenge, { gender: 'masculine', which })} тенге ${twoDigits(tiyns)} ${countedNoun(tiyns, tiyn, which)}`
}
/** «он екі мың бес жүз теңге 50 тиын» */
export function kazakhMoney(sum: number): string {
  const { tenge, tiyns } = partsOf(sum)
  return `${kazakhNumber(tenge)} теңге ${twoDigits(tiyns)} тиын`
}

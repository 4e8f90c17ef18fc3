import { displayNumber } from '#platform/contract/number.ts'

const thousand = 1_000

/** «640 Б», «12 КБ», «1,4 МБ»: decimal units, as limits are told. */
export function displayBytes(bytes: number): string {
  if (bytes < thousand) return `${bytes} Б`
  if (bytes < 1_000_000) return `${Math.round(bytes / thousand)} КБ`
  return `${displayNumber(Math.round(bytes / 100_000) / 10)} МБ`
}

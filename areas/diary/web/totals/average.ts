import { displayNumber } from '#platform/web/format/number.ts'

/** A mean with its decimal comma; a dash without marks. */
export const averageText = (average: number | null): string => (average === null ? '—' : displayNumber(average))

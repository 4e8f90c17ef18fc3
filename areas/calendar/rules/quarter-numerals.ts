import { romanNumerals } from '#platform/contract/roman.ts'

const [first, second, third, fourth] = romanNumerals
/** Quarters of a year as a school numbers them, for what has a column for each. */
export const quarterNumerals = [first, second, third, fourth] as const

import { numberFormat } from './in-locale.ts'

const hundredths = numberFormat({ maximumFractionDigits: 2 })

/** «1 853», «1,63»: thousands apart, at most two digits after the comma. */
export const displayNumber = (value: number): string => hundredths().format(value)

import { compare, exact, multiply, type Exact } from './exact.ts'

/**
 * Hundredths of a value not below 0, rounded half up; yet never up to a whole or a half, where borders of grades lie: a
 * figure in words must not reach a border that the value stays below.
 */
function hundredths(value: Exact): bigint {
  const { numerator, denominator } = multiply(value, exact(100))
  const nearest = (numerator * 2n + denominator) / (denominator * 2n)
  const cut = numerator / denominator
  return nearest % 50n === 0n ? cut : nearest
}

/** The value in hundredths as a number to show or store, which rounds to the same whole as the value itself. */
export const shownHundredths = (value: Exact): number => Number(hundredths(value)) / 100

/** «77,5», «83,33», «7,67» of 23/3, «84,99» of 84,996: at most two decimals. */
export function decimalText(value: Exact): string {
  const rounded = hundredths(value)
  const decimals = String(rounded % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return decimals === '' ? String(rounded / 100n) : `${rounded / 100n},${decimals}`
}

/** Whether two decimals say the whole value. */
export const isShort = (value: Exact): boolean => compare(value, exact(hundredths(value), 100)) === 0

/** «= 77,5» or «≈ 83,33». */
export const equalsText = (value: Exact): string => `${isShort(value) ? '=' : '≈'} ${decimalText(value)}`

/** «0,25», or «1/3» where two decimals would not say it. */
export const factorText = (value: Exact): string =>
  isShort(value) ? decimalText(value) : `${value.numerator}/${value.denominator}`

import { compare, exact, multiply, type Exact } from './exact.ts'

/** Hundredths of a value not below 0, cut off: a figure in words must not reach a border that the value stays below. */
function hundredths(value: Exact): bigint {
  const { numerator, denominator } = multiply(value, exact(100))
  return numerator / denominator
}

/** «77,5», «83,33»: at most two decimals, the rest cut off. */
export function decimalText(value: Exact): string {
  const cut = hundredths(value)
  const decimals = String(cut % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return decimals === '' ? String(cut / 100n) : `${cut / 100n},${decimals}`
}

/** Whether two decimals say the whole value. */
export const isShort = (value: Exact): boolean => compare(value, exact(hundredths(value), 100)) === 0

/** «= 77,5» or «≈ 83,33». */
export const equalsText = (value: Exact): string => `${isShort(value) ? '=' : '≈'} ${decimalText(value)}`

/** «0,25», or «1/3» where two decimals would not say it. */
export const factorText = (value: Exact): string =>
  isShort(value) ? decimalText(value) : `${value.numerator}/${value.denominator}`

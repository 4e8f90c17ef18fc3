/**
 * An exact fraction, reduced, with a positive denominator. Grading compares with borders such as 84.5 %, which a binary
 * float misses by its last bit.
 */
export interface Exact {
  readonly numerator: bigint
  readonly denominator: bigint
}

const largestSafe = BigInt(Number.MAX_SAFE_INTEGER)
/** Of safe whole numbers that are not negative. */
function commonFactor(a: number, b: number): number {
  let [x, y] = [a, b]
  while (y > 0) [x, y] = [y, x % y]
  return x
}
/** Of whole numbers that are not negative. */
function commonDivisor(a: bigint, b: bigint): bigint {
  if (a > largestSafe || b > largestSafe) return b === 0n ? a : commonDivisor(b, a % b)
  // nearly all that is reckoned with: such remainders take a tenth of the time
  return BigInt(commonFactor(Number(a), Number(b)))
}

/** `numerator / denominator` of whole numbers; throws a RangeError for a fraction, infinity or a denominator of 0. */
export function exact(numerator: number | bigint, denominator: number | bigint = 1): Exact {
  // points and maxima: divided before they become large
  if (Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) && Number(denominator) > 0) {
    const divisor = commonFactor(Math.abs(Number(numerator)), Number(denominator))
    return { numerator: BigInt(Number(numerator) / divisor), denominator: BigInt(Number(denominator) / divisor) }
  }
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)]
  if (bottom === 0n) throw new RangeError('Denominator is zero')
  const divisor = commonDivisor(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom) * (bottom < 0n ? -1n : 1n)
  return { numerator: top / divisor, denominator: bottom / divisor }
}

/** Reads what `exactText` wrote, or a decimal such as '8.5', as PostgreSQL gives its numeric; throws for other texts. */
export function parseExact(text: string): Exact {
  const fraction = /^(-?\d+)\/(\d+)$/.exec(text)
  if (fraction) return exact(BigInt(fraction[1] ?? ''), BigInt(fraction[2] ?? ''))
  const decimal = /^(-?\d+)(?:\.(\d+))?$/.exec(text)
  if (!decimal) throw new RangeError(`Not a number: ${text}`)
  const digits = decimal[2] ?? ''
  return exact(BigInt(`${decimal[1]}${digits}`), 10n ** BigInt(digits.length))
}

/** '155/2': loses nothing, travels as JSON. */
export const exactText = ({ numerator, denominator }: Exact): string => `${numerator}/${denominator}`

export const add = (a: Exact, b: Exact): Exact =>
  exact(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
export const multiply = (a: Exact, b: Exact): Exact => exact(a.numerator * b.numerator, a.denominator * b.denominator)
export const divide = (a: Exact, b: Exact): Exact => exact(a.numerator * b.denominator, a.denominator * b.numerator)

/** A product as an addend of `sum`, which reduces what comes of all of them. */
export const unreduced = (a: Exact, b: Exact): Exact => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
})

/** The sum divided by a whole number, reduced once, at the end. */
export function sumOver(values: readonly Exact[], divisor: number): Exact {
  let [top, bottom] = [0n, 1n]
  for (const { numerator, denominator } of values)
    if (bottom % denominator === 0n) top += numerator * (bottom / denominator)
    else [top, bottom] = [top * denominator + numerator * bottom, bottom * denominator]
  return exact(top, bottom * BigInt(divisor))
}
export const sum = (values: readonly Exact[]): Exact => sumOver(values, 1)
/** Arithmetic mean; throws a RangeError for no values. */
export const mean = (values: readonly Exact[]): Exact => sumOver(values, values.length)

/** Negative, zero or positive. */
export function compare(a: Exact, b: Exact): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

function floor({ numerator, denominator }: Exact): bigint {
  const cut = numerator / denominator
  return numerator < 0n && cut * denominator !== numerator ? cut - 1n : cut
}

/** The nearest whole number, a half upwards: 84.5 → 85, 84.49… → 84. */
export const roundHalfUp = ({ numerator, denominator }: Exact): number =>
  Number(floor({ numerator: numerator * 2n + denominator, denominator: denominator * 2n }))

/** The least whole number that is not below the value. */
export const roundUp = (value: Exact): number => -Number(floor(exact(-value.numerator, value.denominator)))

/** The nearest hundredth, a half upwards, as a number to show or store: 77.125 → 77.13. */
export const roundToHundredth = (value: Exact): number => roundHalfUp(multiply(value, exact(100))) / 100

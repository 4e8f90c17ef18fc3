/** A person with more rates than this in sum is asked about. */
export const unusualTotalRate = 1.5

const nearlyZero = 1e-6
/** Whether a rate has no more than two digits after the point. */
export const isWholeHundredth = (rate: number): boolean => Math.abs(rate * 100 - Math.round(rate * 100)) < nearlyZero

/** A sum of rates without the dust of fractions. */
export const sumOfRates = (rates: readonly (number | null)[]): number =>
  Math.round(rates.reduce<number>((sum, rate) => sum + (rate ?? 0), 0) * 100) / 100

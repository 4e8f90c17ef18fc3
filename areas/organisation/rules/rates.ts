/** A person with more rates than this in sum is asked about. */
export const unusualTotalRate = 1.5

const nearlyZero = 1e-6
/** Whether a rate has no more than two digits after the point. */
export const isWholeHundredth = (rate: number): boolean => Math.abs(rate * 100 - Math.round(rate * 100)) < nearlyZero

/** A sum of rates without the dust of fractions. */
export const sumOfRates = (rates: readonly (number | null)[]): number =>
  Math.round(rates.reduce<number>((sum, rate) => sum + (rate ?? 0), 0) * 100) / 100

/** Rates of the plan that nobody holds, of what those who work there hold; none without a plan. */
export const vacantRate = (planned: number | null, held: readonly (number | null)[]): number =>
  planned === null ? 0 : Math.max(0, sumOfRates([planned, -sumOfRates(held)]))

/** Thousands of numbers as one parameter, to be cast: of an array the driver looks through each element for quotes. */
export const numberArray = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`

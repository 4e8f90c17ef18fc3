/** Quarters as a school numbers them. */
export const numerals = ['I', 'II', 'III', 'IV'] as const

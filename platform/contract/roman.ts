/** Roman numerals as far as a school counts with them: to the twelfth parallel. */
export const romanNumerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

/** `IV` for 4; beyond twelve, and below one, the number in its digits. */
export const roman = (number: number): string => romanNumerals[number - 1] ?? String(number)

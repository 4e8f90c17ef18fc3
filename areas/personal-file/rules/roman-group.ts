const romans = ['I', 'II', 'III', 'IV', 'V']

/** A group of health, 1 to 5, as papers write it. */
export const romanGroup = (group: number): string => romans[group - 1] ?? String(group)

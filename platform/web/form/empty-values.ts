/** What a field of text holds; one left empty holds nothing. */
export const textOrNull = (value: string): string | null => (value.trim() === '' ? null : value.trim())

/** The number, or the id, that a field holds; one left empty holds nothing. */
export const numberOrNull = (value: string | number | null): number | null =>
  value === null || value === '' ? null : Number(value)

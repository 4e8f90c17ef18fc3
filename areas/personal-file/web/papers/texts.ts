/** A field left empty is nothing. */
export const orNull = (value: string): string | null => (value.trim() === '' ? null : value)

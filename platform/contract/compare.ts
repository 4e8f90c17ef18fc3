let collator: Intl.Collator | undefined

/**
 * The order of titles and names as people read them: letters as in Russian, numbers by their value. `localeCompare` sets up the rules
 * of the language for each pair, which takes a slow phone as long as a page.
 */
export const compareText = (one: string, other: string): number =>
  (collator ??= new Intl.Collator('ru', { numeric: true })).compare(one, other)

/** The order of dates, hours and codes: by their characters. */
export const compareCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

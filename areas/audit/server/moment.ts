/** A moment by the school's clock, `20.11.2026 08:05:09`. @param at ISO 8601 */
export const displayMoment = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('ru-RU', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at))

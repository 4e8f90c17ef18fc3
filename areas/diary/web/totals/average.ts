/** A mean with its decimal comma; a dash without marks. */
export const averageText = (average: number | null): string =>
  average === null ? '—' : average.toLocaleString('ru-RU', { maximumFractionDigits: 2 })

const russian = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

/** «1 853», «1,63»: thousands apart, at most two digits after the comma; a dash where there is nothing to count. */
export const displayNumber = (value: number | null): string => (value === null ? '—' : russian.format(value))
/** «83,33 %». */
export const displayPercent = (value: number | null): string => (value === null ? '—' : `${displayNumber(value)} %`)
/** «1853», «0,125»: all its digits and no spaces, for cells of a list, where a number may be a year or a room's. */
export const cellNumber = (value: number): string => String(value).replace('.', ',')

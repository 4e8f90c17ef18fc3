let timeZone: string | undefined
const formatIn = (zone: string | undefined) =>
  new Intl.DateTimeFormat('ru-RU', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(zone === undefined ? {} : { timeZone: zone }),
  })
let format = formatIn(undefined)

/** The school's zone: every instant is shown by its clock, wherever the device is. */
export function showMomentsIn(zone: string): void {
  if (zone === timeZone) return
  timeZone = zone
  format = formatIn(zone)
}

/** An instant as `dd.MM.yyyy, HH:MM` by the school's clock, until that is known by this device's. */
export const displayMoment = (instant: string): string => format.format(new Date(instant))

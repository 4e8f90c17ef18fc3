const format = new Intl.DateTimeFormat('ru-RU', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant as `dd.MM.yyyy, HH:MM` by this device's clock. */
export const displayMoment = (instant: string): string => format.format(new Date(instant))
